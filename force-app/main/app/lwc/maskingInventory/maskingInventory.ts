/** What is made of the Email fields of the org, in as many requests as it takes. */
export {
  forgetInventory,
  progressText,
  readParts,
  unreadableIn,
  unreadableText,
  type Part,
  type Progress,
} from './parts';
export { APPROVAL, NOT_MASKED, readReadiness, type Check, type Readiness } from './readiness';
