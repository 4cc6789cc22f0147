/** aura: what controllers of Aura components may ask of the page. Nobody looks at a page while Apex runs here. */
import { libraryClass } from '../runtime/library.ts';

export const auraClass = libraryClass({
  name: 'System.Aura',
  members: { 'static void redirect(System.PageReference page)': () => undefined },
});
