// Modules of the platform as components import them. A script file: every block is ambient.
interface ApexError {
  status?: number;
  body?: { message?: string; exceptionType?: string };
}
interface WireResult<T> {
  data?: T;
  error?: ApexError;
}

declare module '@salesforce/apex/*' {
  import type { WireAdapterConstructor } from 'lwc';
  /** Imperative call and wire adapter in one. Results are untyped until the caller names their type. */
  interface ApexMethod {
    (params?: Record<string, unknown>): Promise<unknown>;
    adapter: WireAdapterConstructor<Record<string, unknown>, WireResult<unknown>>;
  }
  const method: ApexMethod;
  export default method;
}
declare module '@salesforce/apex' {
  export function refreshApex(wired: unknown): Promise<void>;
}
declare module '@salesforce/label/*' {
  const label: string;
  export default label;
}
declare module '@salesforce/schema/*' {
  const reference: { objectApiName: string; fieldApiName?: string };
  export default reference;
}
declare module '@salesforce/customPermission/*' {
  const has: true | undefined;
  export default has;
}
declare module '@salesforce/i18n/*' {
  const value: string;
  export default value;
}
declare module 'lightning/platformShowToastEvent' {
  export class ShowToastEvent extends CustomEvent<unknown> {
    constructor(config: {
      title: string;
      message?: string;
      variant?: 'info' | 'success' | 'warning' | 'error';
      mode?: 'dismissible' | 'pester' | 'sticky';
    });
  }
}
declare module 'lightning/navigation' {
  import type { LightningElement, WireAdapterConstructor } from 'lwc';
  export interface PageReference {
    type: string;
    attributes?: Record<string, unknown>;
    state?: Record<string, string | undefined>;
  }
  const Navigate: unique symbol;
  const GenerateUrl: unique symbol;
  interface Navigable {
    [Navigate](page: PageReference, replace?: boolean): void;
    [GenerateUrl](page: PageReference): Promise<string>;
  }
  export const NavigationMixin: {
    // Omit drops the construct signature, so that the class has one base constructor and still the statics.
    (
      base: typeof LightningElement,
    ): Omit<typeof LightningElement, 'prototype'> & (new () => LightningElement & Navigable);
    readonly Navigate: typeof Navigate;
    readonly GenerateUrl: typeof GenerateUrl;
  };
  export const CurrentPageReference: WireAdapterConstructor<Record<string, never>, PageReference>;
}
declare module 'lightning/confirm' {
  const LightningConfirm: {
    open(config: {
      message: string;
      label?: string;
      theme?: string;
      variant?: 'header' | 'headerless';
    }): Promise<boolean>;
  };
  export default LightningConfirm;
}
declare module 'lightning/modal' {
  import { LightningElement } from 'lwc';
  export default class LightningModal extends LightningElement {
    /** Shows the dialogue; resolves with what it was closed with, undefined when it was left. */
    static open<Result = unknown>(
      config?: { label?: string; size?: 'small' | 'medium' | 'large' | 'full'; description?: string } & Record<
        string,
        unknown
      >,
    ): Promise<Result | undefined>;
    label: string;
    close(result?: unknown): void;
  }
}
declare module 'lightning/prompt' {
  const LightningPrompt: {
    /** What was typed; null when the dialogue was cancelled. */
    open(config: { message: string; label?: string; theme?: string; defaultValue?: string }): Promise<string | null>;
  };
  export default LightningPrompt;
}
declare module 'lightning/datatable' {
  import { LightningElement } from 'lwc';
  /** A table may have cells of its own: each type has a template and the names of its attributes. */
  export default class LightningDatatable extends LightningElement {
    static customTypes: Readonly<Record<string, object>>;
  }
}
declare module '*.html' {
  const template: object;
  export default template;
}
