import getApprovalCheck from '@salesforce/apex/SetupController.getApprovalCheck';
import getNewFields from '@salesforce/apex/SetupController.getNewFields';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import {
  forgetInventory,
  readParts,
  readReadiness,
  unreadableText,
  type Part,
  type Readiness,
} from 'c/maskingInventory';

for (const method of ['getApprovalCheck', 'getNewFields', 'getReadiness'])
  jest.mock(`@salesforce/apex/SetupController.${method}`, () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

/** An org whose requests describe a few objects each; those with an even number have an Email field. */
class Objects {
  readonly requests: (readonly string[] | null)[] = [];
  private readonly names: string[];
  private readonly atOnce: number;

  constructor(count: number, atOnce: number) {
    this.names = Array.from({ length: count }, (_, index) => `object${index}__c`);
    this.atOnce = atOnce;
  }

  ask = (objectNames: readonly string[] | null): Promise<Part> => {
    this.requests.push(objectNames);
    const wanted = objectNames ?? this.names;
    const read = wanted.slice(0, this.atOnce);
    return Promise.resolve({
      looked: read.length,
      rest: wanted.slice(this.atOnce),
      unreadable: read.filter((name) => name === 'object3__c'),
      candidates: read.filter((name) => /[02468]__c$/.test(name)).map((name) => name.replace('object', 'Object')),
    });
  };
}

const candidatesIn = (parts: Part[]): string[] => parts.flatMap(({ candidates = [] }) => candidates);

describe('c-masking-inventory', () => {
  beforeEach(() => forgetInventory());

  it('reads a small org with one request', async () => {
    const objects = new Objects(5, 10);
    expect(await readParts(objects.ask)).toHaveLength(1);
    await readParts(objects.ask);
    expect(objects.requests).toEqual([null, null]);
  });

  it('asks again for what is left until nothing is, and shows how far it is', async () => {
    const objects = new Objects(1000, 30);
    const progress: number[] = [];
    const parts = await readParts(objects.ask, { onPart: (_, { looked, total }) => void progress.push(looked, total) });
    expect(new Set(candidatesIn(parts)).size).toBe(500);
    expect(candidatesIn(parts)).toHaveLength(500);
    expect(new Set(progress.filter((_, index) => index % 2 === 1))).toEqual(new Set([1000]));
    expect(Math.max(...progress)).toBe(1000);
  });

  it('asks for the objects with Email fields only, within some minutes of a whole reading', async () => {
    const objects = new Objects(1000, 30);
    await readParts(objects.ask);
    objects.requests.length = 0;
    expect(candidatesIn(await readParts(objects.ask))).toHaveLength(500);
    expect(objects.requests[0]).toHaveLength(500);
    objects.requests.length = 0;
    expect(candidatesIn(await readParts(objects.ask, { isFresh: true }))).toHaveLength(500);
    expect(objects.requests[0]).toBeNull();
    jest.useFakeTimers({ now: Date.now() + 11 * 60_000, doNotFake: ['queueMicrotask', 'nextTick'] });
    objects.requests.length = 0;
    await readParts(objects.ask);
    jest.useRealTimers();
    expect(objects.requests[0]).toBeNull();
  });

  it('reads every object once when two components of a page ask at the same time', async () => {
    const objects = new Objects(1000, 30);
    const [one, other] = await Promise.all([readParts(objects.ask), readParts(objects.ask)]);
    expect(new Set(candidatesIn(one)).size).toBe(500);
    const withEmail = (parts: Part[]): number => new Set(candidatesIn(parts).map((name) => name.toLowerCase())).size;
    expect([withEmail(one), withEmail(other)]).toEqual([500, 500]);
    expect(other.reduce((sum, { looked = 0 }) => sum + looked, 0)).toBeLessThan(600);
  });

  it('stops when nobody wants to know more, and keeps nothing then', async () => {
    const objects = new Objects(1000, 30);
    await readParts(objects.ask, { onPart: () => false });
    expect(objects.requests).toEqual([null]);
    await readParts(objects.ask, { onPart: () => false });
    expect(objects.requests).toEqual([null, null]);
  });

  it('fails when one request does', async () => {
    const objects = new Objects(1000, 30);
    const ask = (names: readonly string[] | null): Promise<Part> =>
      objects.requests.length > 5 ? Promise.reject(new Error('Away')) : objects.ask(names);
    await expect(readParts(ask)).rejects.toThrow('Away');
    objects.requests.length = 0;
    await readParts(objects.ask);
    expect(objects.requests[0]).toBeNull();
  });

  it('names objects that could not be read', () => {
    expect(unreadableText([])).toBe('');
    expect(unreadableText(['hidden__c'])).toBe('c.Fields_Unreadable');
  });

  it('shows readiness at once and completes it when every object was compared', async () => {
    const checks = [
      { code: 'rules', state: 'ok', title: 'Rules', message: 'in order' },
      { code: 'approval', state: 'info', title: 'Review', message: 'reading' },
    ];
    mocked(getReadiness).mockResolvedValue({ isSandbox: true, checks, rest: ['a__c', 'b__c'], looked: 2, added: 1 });
    mocked(getNewFields).mockResolvedValue({ rest: [], looked: 1, added: 2, unreadable: ['b__c'] });
    mocked(getApprovalCheck).mockResolvedValue({
      code: 'approval',
      state: 'attention',
      title: 'Review',
      message: 'new',
    });
    const shown: Readiness[] = [];
    await readReadiness((readiness) => shown.push(readiness) > 0);
    expect(shown[0]).toMatchObject({ isPartial: true, checks: [{ message: 'in order' }, { state: 'info' }] });
    expect(shown[0].checks[1].message).toBe('c.Fields_Reading');
    expect(shown.at(-1)).toMatchObject({ isPartial: false, checks: [{ message: 'in order' }, { state: 'attention' }] });
    expect(getApprovalCheck).toHaveBeenCalledWith({ added: 5, unreadable: ['b__c', 'b__c'] });
  });
});
