/** Namespaces whose types are data: a file each in `data/platform-types`. What some of their members do is code. */
import { dataFile, dataFileNames } from '../../project/data-files.ts';
import { CONNECT_API } from './connect-api.ts';
import { DATA_SOURCE } from './data-source.ts';
import { platformTypes, type Options } from './declare.ts';
import { MESSAGING } from './messaging.ts';
import { PROCESS } from './process.ts';

const FOLDER = 'platform-types';
const OPTIONS: Readonly<Record<string, Options>> = {
  ConnectApi: CONNECT_API,
  DataSource: DATA_SOURCE,
  Messaging: MESSAGING,
  Process: PROCESS,
};

for (const namespace of dataFileNames(FOLDER))
  platformTypes(namespace, dataFile(`${FOLDER}/${namespace}`), OPTIONS[namespace]);
