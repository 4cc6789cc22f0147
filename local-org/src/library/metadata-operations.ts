/** `Metadata.Operations`. Source: Apex Developer Guide, "Metadata". */
import { enqueueDeployment } from '../async/deployment.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import type { DeployContainer } from './metadata.ts';

export const operationsClass = libraryClass({
  name: 'Metadata.Operations',
  members: {
    'static Id enqueueDeployment(Metadata.DeployContainer container, Metadata.DeployCallback callback)': (
      container: DeployContainer,
      callback: object | null,
    ) => enqueueDeployment(container, callback),
    'static List<Metadata.Metadata> retrieve(Metadata.MetadataType type, List<String> fullNames)': notImplemented,
  },
});
