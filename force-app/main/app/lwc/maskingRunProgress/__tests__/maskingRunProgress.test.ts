import { createElement } from 'lwc';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import MaskingRunProgress from 'c/maskingRunProgress';

jest.mock('@salesforce/apex/RunsController.getProgress', () => ({ default: jest.fn() }), { virtual: true });

const asked = getProgress as unknown as jest.Mock;
const OBJECTS = [
  { objectName: 'Contact', phase: 'Mask', status: 'Running', total: 200, done: 50, masked: 50, failed: 0 },
  { objectName: 'Lead', phase: 'Mask', status: 'Done', total: 0, done: 0, masked: 0, failed: 0 },
];
const RUNNING = {
  status: 'Running',
  isActive: true,
  recordsTotal: 200,
  recordsDone: 50,
  recordsPerSecond: 10,
  secondsLeft: 15,
  objects: OBJECTS,
};

async function show(): Promise<{ root: ShadowRoot; states: string[] }> {
  const element = Object.assign(createElement('c-masking-run-progress', { is: MaskingRunProgress }), { runId: 'a01' });
  const states: string[] = [];
  element.addEventListener('progress', (event) =>
    states.push((event as unknown as CustomEvent<{ status: string }>).detail.status),
  );
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, states };
}

const values = (root: ShadowRoot): number[] =>
  [...root.querySelectorAll<HTMLElement & { value: number }>('lightning-progress-bar')].map(({ value }) => value);

describe('c-masking-run-progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('shows first that it finds out what there is to do', async () => {
    asked.mockResolvedValue({ ...RUNNING, objects: [] });
    expect((await show()).root.querySelector('[role=status]')!.textContent).toBe('c.Runs_Planning');
  });

  it('shows a bar for all and one for each object, with rate and time left', async () => {
    asked.mockResolvedValue(RUNNING);
    const { root } = await show();
    expect(values(root)).toEqual([25, 25]);
    expect(root.querySelector('[data-id=phase] h3')!.textContent).toContain('c.Runs_Objects_Done');
    expect(root.querySelector('[role=status]')!.textContent).toContain('c.Runs_Time_Left');
    jest.useRealTimers();
    await expect(root.host).toBeAccessible();
  });

  it('lists the objects of each phase apart, at most ten of those that are not done', async () => {
    const many = Array.from({ length: 14 }, (_, i) => ({ ...OBJECTS[0], objectName: `Object_${i}__c`, done: i }));
    const verifying = { ...OBJECTS[0], phase: 'Verify' };
    asked.mockResolvedValue({ ...RUNNING, objects: [...many, OBJECTS[1], verifying] });
    const { root } = await show();
    const phases = [...root.querySelectorAll('[data-id=phase]')];
    expect(phases.map((phase) => phase.querySelectorAll('li').length)).toEqual([10, 1]);
    expect(phases[0].querySelector('li')!.textContent).toContain('Object_13__c');
    expect(phases[0].querySelector('h3')!.textContent).toContain('c.Runs_Objects_More');
    expect(phases[1].querySelector('h3')!.textContent).toContain('c.Runs_Phase_Verify');
  });

  it('gives no time that is left when every record is done', async () => {
    asked.mockResolvedValue({ ...RUNNING, recordsDone: 200 });
    const { root } = await show();
    expect(root.querySelector('[role=status]')!.textContent).not.toContain('c.Runs_Time_Left');
  });

  it('asks again until the run is over', async () => {
    asked
      .mockReset()
      .mockResolvedValueOnce(RUNNING)
      .mockResolvedValueOnce({ ...RUNNING, status: 'Completed' });
    const { states } = await show();
    jest.advanceTimersByTime(1500);
    await settled();
    jest.advanceTimersByTime(5000);
    await settled();
    expect(states).toEqual(['Running', 'Completed']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('shows that an answer did not come, and asks again', async () => {
    asked
      .mockReset()
      .mockRejectedValueOnce({ body: { message: 'Broken' } })
      .mockResolvedValue(RUNNING);
    const { root } = await show();
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Broken');
    jest.advanceTimersByTime(1500);
    await settled();
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  it('asks no more when it is gone', async () => {
    asked.mockReset().mockResolvedValue(RUNNING);
    await show();
    document.body.replaceChildren();
    jest.advanceTimersByTime(5000);
    await settled();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
