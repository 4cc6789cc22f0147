/** A quick form of what `npm run test:acceptance` does location by location. */
import { residueSuite } from './acceptance/suites/residue.ts';

residueSuite(true);
