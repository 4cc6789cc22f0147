/** A quick form of what `npm run test:acceptance` does place by place. */
import { residueSuite } from './acceptance/suites/residue.ts';

residueSuite(true);
