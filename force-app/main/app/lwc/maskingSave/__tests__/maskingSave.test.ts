import getSave from '@salesforce/apex/RulesController.getSave';
import { waitForSave } from 'c/maskingSave';

jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });

const save = getSave as unknown as jest.Mock;

describe('c-masking-save', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    save.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('comes back when the rules are saved', async () => {
    save.mockResolvedValueOnce({ state: 'Deploying' }).mockResolvedValueOnce({ state: 'Saved' });
    const waiting = waitForSave('a01');
    await jest.advanceTimersByTimeAsync(1000);
    await waiting;
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenCalledWith({ saveId: 'a01' });
  });

  it('asks soon at first, then each second', async () => {
    save.mockResolvedValue({ state: 'Deploying' });
    const seconds: number[] = [];
    const waiting = waitForSave('a01', (waited) => seconds.push(waited) < 6);
    for (const [milliseconds, questions] of [
      [250, 2],
      [500, 3],
      [1000, 4],
      [1000, 5],
    ] as const) {
      await jest.advanceTimersByTimeAsync(milliseconds - 1);
      expect(save).toHaveBeenCalledTimes(questions - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(save).toHaveBeenCalledTimes(questions);
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe(false);
    expect(seconds).toEqual([0, 0.25, 0.75, 1.75, 2.75, 3.75]);
  });

  it('shows why they are not', async () => {
    save.mockResolvedValue({ state: 'Failed', message: 'No such field' });
    await expect(waitForSave('a01')).rejects.toThrow('No such field');
  });

  it('does not wait for ever', async () => {
    save.mockResolvedValue({ state: 'Deploying' });
    const waiting = waitForSave('a01').catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(200_000);
    expect(await waiting).toBe('c.Save_Late');
  });
});
