import { residueSuite } from './suites/residue.ts';

residueSuite(false);
