/** Violations planted for the gate `local-org-boundary`. */
import { afterEach, expect, test } from '@jest/globals';
import { apex, type Files, findings, object, removeProjects } from './planted.ts';

afterEach(removeProjects);

const PACKAGE = {
  'local-org-pages/package.json':
    '{"exports":{".":"./src/index.ts"},"dependencies":{"lwc":"8"},"peerDependencies":{"local-org":"1"}}',
  'local-org/package.json':
    '{"exports":{".":"./src/index.ts","./server":"./src/public/server.ts"},"dependencies":{"luxon":"3"},"peerDependencies":{"@lwc/compiler":"8"}}',
};
const boundary = (files: Files): readonly string[] => findings('local-org-boundary', { ...PACKAGE, ...files });

test('accepts imports of the public entry points', () => {
  const files = {
    'e2e/a.test.ts': "import { openOrg, type Org } from 'local-org';\nimport { serve } from 'local-org/server';",
    'local-org/test/a.test.ts': "import { openStore } from '../src/store/open.ts';",
    'local-org-pages/test/a.test.ts': "import { openStore } from '../../local-org/src/store/open.ts';",
    'local-org-pages/src/b.ts': "import { openOrg } from 'local-org';\nimport { c } from './bundle/c.ts';",
    'scripts/b.ts': "import { servePages } from 'local-org-pages';",
    'local-org/src/dml/a.ts': "import { b } from '../store/b.ts';\nimport path from 'node:path';",
  };
  expect(boundary(files)).toEqual([]);
});

test('rejects imports of inner modules, also of their types and at run time', () => {
  const files = {
    'e2e/lib/a.ts': "import type { Org } from '../../local-org/src/org/org.ts';",
    'scripts/b.ts': "export const b = import('../local-org/src/cli/command-line.ts');",
    'bench/c.ts': "import {\n  a,\n} from 'local-org/src/org/open.ts';",
    'sf-plugin/test/d.ts': "import { openOrg } from '../../local-org/src/index.ts';",
    'local-org-pages/src/e.ts': "import { openStore } from 'local-org/src/store/open.ts';",
    'scripts/f.ts': "import { buildApp } from '../local-org-pages/src/bundle/app.ts';",
  };
  expect(boundary(files)).toEqual([
    'bench/c.ts:1: imports local-org/src/org/open.ts, which is no public entry point of local-org',
    'e2e/lib/a.ts:1: imports local-org/src/org/org.ts, which is no public entry point of local-org',
    'local-org-pages/src/e.ts:1: imports local-org/src/store/open.ts, which is no public entry point of local-org',
    'scripts/b.ts:1: imports local-org/src/cli/command-line.ts, which is no public entry point of local-org',
    'scripts/f.ts:1: imports local-org-pages/src/bundle/app.ts, which is no public entry point of local-org-pages',
    'sf-plugin/test/d.ts:1: imports local-org/src/index.ts, which is no public entry point of local-org',
  ]);
});

test('rejects sources of the local org that import a file outside of them', () => {
  const files = {
    'local-org/src/dml/a.ts': "import { x } from '../../../scripts/x.ts';\nimport '../../test/y.ts';",
    'local-org-pages/src/b.ts': "import { openStore } from '../../local-org/src/store/open.ts';",
  };
  expect(boundary(files)).toEqual([
    'local-org-pages/src/b.ts:1: leaves local-org-pages/src: local-org/src/store/open.ts',
    'local-org/src/dml/a.ts:1: leaves local-org/src: scripts/x.ts',
    'local-org/src/dml/a.ts:2: leaves local-org/src: local-org/test/y.ts',
  ]);
});

test('rejects packages that the manifest of the local org does not declare', () => {
  const files = {
    'local-org/src/dml/a.ts': "import { DateTime } from 'luxon';\nimport type { A } from '@lwc/compiler/types';",
    'local-org/src/dml/b.ts': "import yaml from 'yaml';\nexport const folder = packageFolder('@acme/icons');",
    'local-org-pages/src/browser/c.ts': "import { createElement } from '@lwc/engine-dom';",
    'local-org-pages/src/d.ts':
      "import { rollup } from 'rollup';\nimport lwc from 'lwc';\nimport { openOrg } from 'local-org';",
  };
  expect(boundary(files)).toEqual([
    'local-org/src/dml/b.ts:1: local-org/package.json does not declare yaml',
    'local-org/src/dml/b.ts:2: local-org/package.json does not declare @acme/icons',
    'local-org-pages/src/d.ts:1: local-org-pages/package.json does not declare rollup',
  ]);
});

test('rejects uses of the services and the tables of an org outside of the local org', () => {
  const files = {
    'e2e/a.test.ts':
      "org.query('SELECT Id FROM Account');\nexport const b = demo.sandbox.host.adminId;\nnew URL(address).host;",
    'local-org-pages/src/b.ts': 'export const c = org.host.schema;',
    'local-org/test/c.ts': 'export const d = org.host.schema;',
    'scripts/d.ts':
      "org.store.prepare('SELECT 1');\nconst { store, facts } = demo.org;\nconst { store: shop } = order;",
  };
  expect(boundary(files)).toEqual([
    'e2e/a.test.ts:2: sandbox.host is no part of the public interface of local-org',
    'local-org-pages/src/b.ts:1: org.host is no part of the public interface of local-org',
    'scripts/d.ts:1: org.store is no part of the public interface of local-org',
    'scripts/d.ts:2: { store, facts } = demo.org is no part of the public interface of local-org',
  ]);
});

test('rejects names of the package in the local org, and accepts words that the platform uses', () => {
  const files = {
    'sfdx-project.json': '{"namespace":"acme","packageDirectories":[{"package":"Acme Tools"}]}',
    ...apex('AcmeService', 'global with sharing class AcmeService {}'),
    ...apex('Rows', 'public with sharing class Rows {}'),
    ...object('Acme_Job__c', {}),
    'local-org/src/dml/a.ts': "export class Rows {}\nexport const b = 'AcmeService';\nexport const c = 'Acme_Job__c';",
  };
  expect(boundary(files)).toEqual([
    'local-org/src/dml/a.ts:2: AcmeService is a name of the package: the local org knows no project',
    'local-org/src/dml/a.ts:3: Acme_Job__c is a name of the package: the local org knows no project',
  ]);
});
