/** EventBus.ChangeEventHeader: what a change event reports about the change. */
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';

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

const members: Record<string, Implementation | PropertyImplementation> = {};
for (const [type, name] of PROPERTIES) {
  const get = (self: ChangeEventHeader): unknown => self.values[name] ?? null;
  const set = (self: ChangeEventHeader, value: unknown): void => {
    self.values[name] = value;
  };
  const suffix = name[0]!.toUpperCase() + name.slice(1);
  members[`property ${type} ${name}`] = { get, set };
  members[`${type} get${suffix}()`] = get;
  members[`void set${suffix}(${type} value)`] = set;
}

export const changeEventHeaderClass = libraryClass({
  name: 'EventBus.ChangeEventHeader',
  members: {
    'new()': () => new ChangeEventHeader(),
    ...members,
  },
  instance: ChangeEventHeader,
});
