/** What the server answers about a record. */
export interface RecordFieldView {
  readonly label: string;
  readonly value: unknown;
  readonly displayValue: string | null;
  readonly recordId: string | null;
  readonly isEditable: boolean;
}

export interface RecordView {
  readonly id: string;
  readonly objectLabel: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, RecordFieldView>>;
}
