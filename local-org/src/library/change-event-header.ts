/** EventBus.ChangeEventHeader: what a change event says about the change. */
import { libraryClass, type PropertyImplementation } from '../runtime/library.ts';

class ChangeEventHeader {
  /** By property name. */
  readonly values: Record<string, unknown> = {};
}

const PROPERTIES = [
  ['String', 'changeOrigin'],
  ['String', 'changeType'],
  ['Long', 'commitNumber'],
  ['Long', 'commitTimestamp'],
  ['String', 'commitUser'],
  ['String', 'entityName'],
  ['Integer', 'sequenceNumber'],
  ['String', 'transactionKey'],
  ['List<String>', 'changedFields'],
  ['List<String>', 'diffFields'],
  ['List<String>', 'nulledFields'],
  ['List<String>', 'recordIds'],
] as const;

const members: Record<string, PropertyImplementation> = {};
for (const [type, name] of PROPERTIES) {
  members[`property ${type} ${name}`] = {
    get: (self: ChangeEventHeader) => self.values[name] ?? null,
    set: (self: ChangeEventHeader, value: unknown) => {
      self.values[name] = value;
    },
  };
}

export const changeEventHeaderClass = libraryClass({
  name: 'EventBus.ChangeEventHeader',
  members: {
    'new()': () => new ChangeEventHeader(),
    ...members,
    'List<String> getRecordIds()': (self: ChangeEventHeader) => self.values['recordIds'] ?? null,
    'String getChangeType()': (self: ChangeEventHeader) => self.values['changeType'] ?? null,
    'String getEntityName()': (self: ChangeEventHeader) => self.values['entityName'] ?? null,
  },
  instance: ChangeEventHeader,
});
