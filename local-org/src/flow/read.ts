/** Flow metadata → `FlowDefinition`. */
import type { FlowInfo, MetadataNode } from '../project/model.ts';
import { flagOf, nodeOf, nodesOf, numberOf, rawTextOf, textOf } from '../project/xml.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import type {
  ConditionSet,
  DataType,
  ElementKind,
  FlowDefinition,
  FlowElement,
  FlowTrigger,
  FlowValue,
  Resource,
  LaterPath,
} from './model.ts';

const ELEMENTS: readonly ElementKind[] = [
  'actionCalls',
  'apexPluginCalls',
  'assignments',
  'collectionProcessors',
  'customErrors',
  'decisions',
  'loops',
  'orchestratedStages',
  'recordCreates',
  'recordDeletes',
  'recordLookups',
  'recordRollbacks',
  'recordUpdates',
  'screens',
  'steps',
  'subflows',
  'transforms',
  'waits',
];

const MOMENTS: Readonly<Record<string, FlowTrigger['moment']>> = {
  RecordBeforeSave: 'before save',
  RecordAfterSave: 'after save',
  RecordBeforeDelete: 'before delete',
  PlatformEvent: 'platform event',
};

export function readFlow(info: FlowInfo): FlowDefinition {
  const node = info.properties;
  const start = nodeOf(node, 'start');
  return {
    name: info.name,
    isBeside: info.namespace === null,
    label: info.label,
    processType: info.processType,
    isActive: info.status === 'Active',
    runInMode: textOf(node, 'runInMode'),
    triggerOrder: numberOf(node, 'triggerOrder'),
    trigger: start === null ? null : triggerOf(start),
    start: targetOf(start ?? {}, 'connector') ?? lower(textOf(node, 'startElementReference')),
    laterPaths: start === null ? [] : nodesOf(start, 'scheduledPaths').map(laterPath),
    elements: new Map(ELEMENTS.flatMap((kind) => nodesOf(node, kind).map((item) => elementOf(kind, item)))),
    resources: new Map(resourcesOf(node).map((resource) => [resource.name.toLowerCase(), resource])),
  };
}

function laterPath(path: MetadataNode): LaterPath {
  const kind = textOf(path, 'pathType');
  return {
    name: textOf(path, 'name') ?? kind ?? '',
    start: targetOf(path, 'connector'),
    offset:
      kind === 'AsyncAfterCommit'
        ? null
        : { number: numberOf(path, 'offsetNumber') ?? 0, unit: textOf(path, 'offsetUnit') ?? 'Days' },
    field: textOf(path, 'timeSource') === 'RecordField' ? textOf(path, 'recordField') : null,
  };
}

function triggerOf(start: MetadataNode): FlowTrigger | null {
  const object = textOf(start, 'object');
  const moment = MOMENTS[textOf(start, 'triggerType') ?? ''];
  if (object === null || moment === undefined) return null;
  const on = textOf(start, 'recordTriggerType') ?? 'CreateAndUpdate';
  return {
    object,
    moment,
    onCreate: on === 'Create' || on === 'CreateAndUpdate',
    onUpdate: on === 'Update' || on === 'CreateAndUpdate',
    entry: filtersOf(start),
    entryFormula: textOf(start, 'filterFormula'),
    mustBecomeTrue: flagOf(start, 'doesRequireRecordChangedToMeetCriteria'),
  };
}

function elementOf(kind: ElementKind, node: MetadataNode): [string, FlowElement] {
  const name = textOf(node, 'name') ?? '';
  return [
    name.toLowerCase(),
    {
      kind,
      name,
      label: textOf(node, 'label') ?? name,
      node,
      next: targetOf(node, 'connector'),
      fault: targetOf(node, 'faultConnector'),
    },
  ];
}

const lower = (text: string | null): string | null => text?.toLowerCase() ?? null;

/** Where a connector leads, in lower case. */
export function targetOf(node: MetadataNode, connector: string): string | null {
  const to = nodeOf(node, connector);
  return to === null ? null : lower(textOf(to, 'targetReference'));
}

function resourcesOf(node: MetadataNode): Resource[] {
  const name = (item: MetadataNode): string => textOf(item, 'name') ?? '';
  return [
    ...nodesOf(node, 'variables').map((item): Resource => ({
      kind: 'variable',
      name: name(item),
      type: typeOf(item),
      value: valueOf(nodeOf(item, 'value')),
      isInput: flagOf(item, 'isInput'),
      isOutput: flagOf(item, 'isOutput'),
    })),
    ...['constants', 'choices'].flatMap((tag) =>
      nodesOf(node, tag).map((item): Resource => ({
        kind: 'constant',
        name: name(item),
        type: typeOf(item),
        value: valueOf(nodeOf(item, 'value')),
      })),
    ),
    ...nodesOf(node, 'formulas').map((item): Resource => ({
      kind: 'formula',
      name: name(item),
      type: typeOf(item),
      expression: textOf(item, 'expression') ?? '',
    })),
    ...nodesOf(node, 'textTemplates').map((item): Resource => ({
      kind: 'template',
      name: name(item),
      text: rawTextOf(item, 'text') ?? '',
    })),
  ];
}

function typeOf(node: MetadataNode): DataType {
  return {
    name: textOf(node, 'dataType') ?? 'String',
    isCollection: flagOf(node, 'isCollection'),
    scale: numberOf(node, 'scale'),
    object: textOf(node, 'objectType'),
    apexClass: textOf(node, 'apexClass'),
  };
}

/** A `value`, `rightValue`, ... element; null where it is missing or empty. */
export function valueOf(node: MetadataNode | null): FlowValue | null {
  if (node === null) return null;
  const path = textOf(node, 'elementReference');
  if (path !== null) return { kind: 'reference', path };
  const literal = (value: unknown): FlowValue => ({ kind: 'literal', value });
  const text = rawTextOf(node, 'stringValue');
  if (text !== null) return literal(text);
  const number = textOf(node, 'numberValue');
  if (number !== null && number !== '') return literal(ApexDecimal.of(number));
  if (textOf(node, 'booleanValue') !== null) return literal(flagOf(node, 'booleanValue'));
  const date = textOf(node, 'dateValue');
  if (date !== null) return literal(ApexDate.parseIso(date));
  const datetime = textOf(node, 'dateTimeValue');
  if (datetime !== null) return literal(new ApexDatetime(Date.parse(datetime)));
  const id = textOf(node, 'sobjectValue');
  return id === null ? null : literal(id);
}

/** `conditions` of decisions and collection filters. */
export function conditionsOf(node: MetadataNode): ConditionSet {
  return {
    logic: textOf(node, 'conditionLogic') ?? 'and',
    conditions: nodesOf(node, 'conditions').map((item) => ({
      left: textOf(item, 'leftValueReference') ?? '',
      operator: textOf(item, 'operator') ?? 'EqualTo',
      right: valueOf(nodeOf(item, 'rightValue')),
    })),
  };
}

/** `filters` of record elements and of the start: the left side is a field. */
export function filtersOf(node: MetadataNode): ConditionSet {
  return {
    logic: textOf(node, 'filterLogic') ?? 'and',
    conditions: nodesOf(node, 'filters').map((item) => ({
      left: textOf(item, 'field') ?? '',
      operator: textOf(item, 'operator') ?? 'EqualTo',
      right: valueOf(nodeOf(item, 'value')),
    })),
  };
}
