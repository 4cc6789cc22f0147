/** VisualEditor: values that a component offers in the App Builder. */
import { libraryClass } from '../runtime/library.ts';
import type { ApexList } from '../runtime/collections.ts';
import { listOfType } from '../host/apex-values.ts';
import { platformTypes } from './platform-types/declare.ts';

class DataRow {
  readonly label: string | null;
  readonly value: unknown;
  readonly selected: boolean;

  constructor(label: string | null, value: unknown, selected = false) {
    this.label = label;
    this.value = value;
    this.selected = selected;
  }
}

class DynamicPickListRows {
  readonly rows: DataRow[];
  isComplete: boolean;

  constructor(rows: ApexList | null = null, isComplete = false) {
    this.rows = rows === null ? [] : [...(rows.items as DataRow[])];
    this.isComplete = isComplete;
  }
}

class DynamicPickList {}

interface PickList {
  getdefaultvalue$0(): unknown;
  getvalues$0(): unknown;
}

export const dataRowClass = libraryClass({
  name: 'VisualEditor.DataRow',
  members: {
    'new(String label, Object value)': (label: string | null, value: unknown) => new DataRow(label, value),
    'new(String label, Object value, Boolean selected)': (label: string | null, value: unknown, selected: boolean) =>
      new DataRow(label, value, selected),
    'String getLabel()': (self: DataRow) => self.label,
    'Object getValue()': (self: DataRow) => self.value,
    'Boolean isSelected()': (self: DataRow) => self.selected,
    'Integer compareTo(VisualEditor.DataRow row)': (self: DataRow, row: DataRow) =>
      (self.label ?? '').localeCompare(row.label ?? ''),
  },
  instance: DataRow,
});

export const dynamicPickListRowsClass = libraryClass({
  name: 'VisualEditor.DynamicPickListRows',
  members: {
    'new()': () => new DynamicPickListRows(),
    'new(List<VisualEditor.DataRow> rows)': (rows: ApexList) => new DynamicPickListRows(rows),
    'new(List<VisualEditor.DataRow> rows, Boolean containsAllRows)': (rows: ApexList, isComplete: boolean) =>
      new DynamicPickListRows(rows, isComplete),
    'void addRow(VisualEditor.DataRow row)': (self: DynamicPickListRows, row: DataRow) => void self.rows.push(row),
    'void addAllRows(List<VisualEditor.DataRow> rows)': (self: DynamicPickListRows, rows: ApexList) =>
      void self.rows.push(...(rows.items as DataRow[])),
    'Boolean containsAllRows()': (self: DynamicPickListRows) => self.isComplete,
    'void setContainsAllRows(Boolean containsAllRows)': (self: DynamicPickListRows, isComplete: boolean) => {
      self.isComplete = isComplete;
    },
    'VisualEditor.DataRow get(Integer index)': (self: DynamicPickListRows, index: number) => self.rows[index] ?? null,
    'List<VisualEditor.DataRow> getDataRows()': (self: DynamicPickListRows) =>
      listOfType('VisualEditor.DataRow', self.rows),
    'Integer size()': (self: DynamicPickListRows) => self.rows.length,
    'void sort()': (self: DynamicPickListRows) =>
      void self.rows.sort((a, b) => (a.label ?? '').localeCompare(b.label ?? '')),
  },
  instance: DynamicPickListRows,
});

export const dynamicPickListClass = libraryClass({
  name: 'VisualEditor.DynamicPickList',
  kind: 'abstract',
  members: {
    'new()': () => new DynamicPickList(),
    'VisualEditor.DataRow getDefaultValue()': (self: PickList) => self.getdefaultvalue$0(),
    'VisualEditor.DynamicPickListRows getValues()': (self: PickList) => self.getvalues$0(),
    'String getLabel(Object attributeValue)': (_self: PickList, value: unknown) => String(value),
    'Boolean isValid(Object attributeValue)': () => true,
  },
  instance: DynamicPickList,
});

// What the page passes to the values that depend on it.
platformTypes('VisualEditor', 'DesignTimePageContext { String entityName; String pageType; new() }');
