/** `lightning/platformShowToastEvent`. */
export const ShowToastEventName = 'lightning__showtoast';

export interface ToastDetail {
  readonly isOfPlatform: true;
  readonly title: string;
  readonly message?: string;
  readonly messageData?: readonly (string | { readonly label: string })[];
  readonly variant: string;
  readonly mode: string;
}

export class ShowToastEvent extends CustomEvent<ToastDetail> {
  constructor({
    title,
    message,
    messageData,
    variant = 'info',
    mode = 'dismissible',
  }: Partial<Omit<ToastDetail, 'isOfPlatform'>> = {}) {
    super(ShowToastEventName, {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { isOfPlatform: true, title: title ?? '', message, messageData, variant, mode },
    });
  }
}
