/** DataWeave: scripts compile, and fail at the call with the message that this org runs none. */
import { missingCall } from '../runtime/missing-calls.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';

export class DataWeaveScript {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function execute(self: DataWeaveScript): never {
  throw missingCall(`DataWeave.Script.execute of the script ${self.name}`);
}

export const dataWeaveScriptClass = libraryClass({
  name: 'DataWeave.Script',
  members: {
    'static DataWeave.Script createScript(String name)': (name: string) => new DataWeaveScript(name),
    'static DataWeave.Script createScript(String namespace, String name)': (namespace: string | null, name: string) =>
      new DataWeaveScript(namespace === null ? name : `${namespace}.${name}`),
    'DataWeave.Result execute(Map<String, Object> inputs)': execute,
  },
  instance: DataWeaveScript,
});

export const dataWeaveResultClass = libraryClass({
  name: 'DataWeave.Result',
  members: { 'Object getValue()': notImplemented, 'String getValueAsString()': notImplemented },
});

/** `new DataWeaveScriptResource.name()` for a script of the project. */
export function registerScript(name: string): void {
  libraryClass({
    name: `DataWeaveScriptResource.${name}`,
    extends: 'DataWeave.Script',
    members: { 'new()': () => new DataWeaveScript(name) },
  });
}
