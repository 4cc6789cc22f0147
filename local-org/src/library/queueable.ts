/** System.Queueable, System.Finalizer and the options of enqueueJob. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';

interface Executable {
  execute$1(context: object): void;
}

export const queueableClass = libraryClass({
  name: 'System.Queueable',
  kind: 'interface',
  members: {
    'void execute(System.QueueableContext context)': (self: Executable, context: object) => self.execute$1(context),
  },
});

export const finalizerClass = libraryClass({
  name: 'System.Finalizer',
  kind: 'interface',
  members: {
    'void execute(System.FinalizerContext context)': (self: Executable, context: object) => self.execute$1(context),
  },
});

export class QueueableDuplicateSignature {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class QueueableDuplicateSignatureBuilder {
  private readonly parts: string[] = [];

  add(part: string): this {
    this.parts.push(part);
    return this;
  }

  build(): QueueableDuplicateSignature {
    if (this.parts.length === 0) throw ApexException.of('System.IllegalArgumentException', 'The signature is empty');
    return new QueueableDuplicateSignature(this.parts.join('\u0000'));
  }
}

export class AsyncOptions {
  minimumDelay: number | null = null;
  maximumDepth: number | null = null;
  signature: QueueableDuplicateSignature | null = null;
}

export const queueableDuplicateSignatureClass = libraryClass({
  name: 'System.QueueableDuplicateSignature',
  members: {
    'static System.QueueableDuplicateSignature.Builder Builder()': () => new QueueableDuplicateSignatureBuilder(),
  },
  instance: QueueableDuplicateSignature,
});

export const queueableDuplicateSignatureBuilderClass = libraryClass({
  name: 'System.QueueableDuplicateSignature.Builder',
  members: {
    'new()': () => new QueueableDuplicateSignatureBuilder(),
    'System.QueueableDuplicateSignature.Builder addString(String value)': (
      self: QueueableDuplicateSignatureBuilder,
      value: string,
    ) => self.add(`s${value}`),
    'System.QueueableDuplicateSignature.Builder addId(Id value)': (
      self: QueueableDuplicateSignatureBuilder,
      value: string,
    ) => self.add(`i${value}`),
    'System.QueueableDuplicateSignature.Builder addInteger(Integer value)': (
      self: QueueableDuplicateSignatureBuilder,
      value: number,
    ) => self.add(`n${value}`),
    'System.QueueableDuplicateSignature build()': (self: QueueableDuplicateSignatureBuilder) => self.build(),
  },
  instance: QueueableDuplicateSignatureBuilder,
});

export const asyncOptionsClass = libraryClass({
  name: 'System.AsyncOptions',
  members: {
    'new()': () => new AsyncOptions(),
    'property Integer MinimumQueueableDelayInMinutes': {
      get: (self: AsyncOptions) => self.minimumDelay,
      set: (self: AsyncOptions, value: number | null) => {
        self.minimumDelay = value;
      },
    },
    'property Integer MaximumQueueableStackDepth': {
      get: (self: AsyncOptions) => self.maximumDepth,
      set: (self: AsyncOptions, value: number | null) => {
        self.maximumDepth = value;
      },
    },
    'property System.QueueableDuplicateSignature DuplicateSignature': {
      get: (self: AsyncOptions) => self.signature,
      set: (self: AsyncOptions, value: QueueableDuplicateSignature | null) => {
        self.signature = value;
      },
    },
  },
  instance: AsyncOptions,
});
