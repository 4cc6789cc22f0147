import { createElement } from 'lwc';
import getFile from '@salesforce/apex/AuditController.getFile';
import MaskingAuditDownload from 'c/maskingAuditDownload';

jest.mock('@salesforce/apex/AuditController.getFile', () => ({ default: jest.fn() }), { virtual: true });

const names: string[] = [];
const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  names.push(`${this.download} ${this.href}`);
});
/** Files that were made, by their addresses; jsdom makes none. */
const files = new Map<string, Blob>();
URL.createObjectURL = (blob) => {
  const url = `blob:${files.size}`;
  files.set(url, blob as Blob);
  return url;
};
const revoked = jest.fn();
URL.revokeObjectURL = revoked;

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

const file = getFile as unknown as jest.Mock;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

function show(): HTMLElement {
  const element = createElement('c-masking-audit-download', { is: MaskingAuditDownload });
  Object.assign(element, { runId: 'a01', runName: 'RUN-000001' });
  document.body.appendChild(element);
  return element;
}

const part = (element: HTMLElement, id: string): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>(`[data-id=${id}]`);

describe('c-masking-audit-download', () => {
  beforeEach(() => {
    file.mockReset();
    clicked.mockClear();
    revoked.mockClear();
    files.clear();
    names.length = 0;
  });

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('downloads a file of one part', async () => {
    file.mockResolvedValue('{}');
    part(show(), 'download')!.click();
    await settled();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(names).toEqual(['RUN-000001.json blob:0']);
    expect(files.get('blob:0')!.type).toBe('application/json');
    expect(await textOf(files.get('blob:0')!)).toBe('{}');
    expect(revoked).not.toHaveBeenCalled();
    document.body.replaceChildren();
    expect(revoked.mock.calls).toEqual([['blob:0']]);
  });

  it('reads part after part and shows how many it has', async () => {
    let answer: (text: string) => void = () => undefined;
    file.mockResolvedValueOnce('{"next":"a0B"}').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const element = show();
    part(element, 'download')!.click();
    await settled();
    expect(part(element, 'reading')!.textContent).toBe('c.Runs_Export_File_Reading');
    expect(part(element, 'download')).toBeNull();
    await expect(element).toBeAccessible();
    answer('{}');
    await settled();
    expect(file.mock.calls.map(([{ after }]: [{ after: string | null }]) => after)).toEqual([null, 'a0B']);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(JSON.parse(await textOf(files.get('blob:0')!))).toEqual([{ next: 'a0B' }, {}]);
    expect(part(element, 'download')).not.toBeNull();
  });

  it('stops when it is canceled, and makes no file', async () => {
    file.mockResolvedValue('{"next":"a0B"}');
    const element = show();
    part(element, 'download')!.click();
    await Promise.resolve();
    await Promise.resolve();
    part(element, 'cancel')!.click();
    await settled();
    const calls = file.mock.calls.length;
    await settled();
    expect(file.mock.calls).toHaveLength(calls);
    expect(clicked).not.toHaveBeenCalled();
    expect(part(element, 'download')).not.toBeNull();
  });

  it('reports a part that cannot be read, and offers the download again', async () => {
    const toasts: { detail: { message: string } }[] = [];
    file.mockRejectedValue({ body: { message: 'No.' } });
    const element = show();
    element.addEventListener('lightning__showtoast', (event) => toasts.push(event as CustomEvent));
    part(element, 'download')!.click();
    await settled();
    expect(toasts.map(({ detail }) => detail.message)).toEqual(['No.']);
    expect(part(element, 'download')).not.toBeNull();
  });
});
