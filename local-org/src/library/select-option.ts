/** System.SelectOption: one choice of a Visualforce list. Source: Apex Reference Guide, "SelectOption Class"; Apex Developer Guide, "List Sorting". */
import { compareValues } from '../runtime/equality.ts';
import { libraryClass } from '../runtime/library.ts';

class SelectOption {
  value: string | null;
  label: string | null;
  disabled: boolean;
  escapeItem = true;

  constructor(value: string | null, label: string | null, disabled = false) {
    this.value = value;
    this.label = label;
    this.disabled = disabled;
  }

  /** By value, then by label; empty ones first. */
  compareto$1(other: SelectOption): number {
    return (
      compareValues(this.value || null, other.value || null) || compareValues(this.label || null, other.label || null)
    );
  }

  toString(): string {
    return `System.SelectOption[value="${this.value ?? ''}", label="${this.label ?? ''}", disabled="${this.disabled}"]`;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['value', this.value],
      ['label', this.label],
      ['escapeItem', this.escapeItem],
      ['disabled', this.disabled],
    ];
  }
}

export const selectOptionClass = libraryClass({
  name: 'System.SelectOption',
  members: {
    'new(String value, String label)': (value: string | null, label: string | null) => new SelectOption(value, label),
    'new(String value, String label, Boolean isDisabled)': (
      value: string | null,
      label: string | null,
      isDisabled: boolean,
    ) => new SelectOption(value, label, isDisabled),
    'String getValue()': (self: SelectOption) => self.value,
    'String getLabel()': (self: SelectOption) => self.label,
    'Boolean getDisabled()': (self: SelectOption) => self.disabled,
    'Boolean getEscapeItem()': (self: SelectOption) => self.escapeItem,
    'void setValue(String value)': (self: SelectOption, value: string | null) => {
      self.value = value;
    },
    'void setLabel(String label)': (self: SelectOption, label: string | null) => {
      self.label = label;
    },
    'void setDisabled(Boolean isDisabled)': (self: SelectOption, isDisabled: boolean) => {
      self.disabled = isDisabled;
    },
    'void setEscapeItem(Boolean itemsShouldBeEscaped)': (self: SelectOption, escapes: boolean) => {
      self.escapeItem = escapes;
    },
  },
  instance: SelectOption,
});
