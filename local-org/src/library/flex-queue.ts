/** System.FlexQueue: the order of batch jobs that hold. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { jobs, reorderJobs } from '../async/job.ts';
import { host } from '../host/host.ts';

/** Takes a job out and puts it where `place` points; false when that changes nothing. */
function move(id: string, place: (rest: readonly string[]) => number): boolean {
  const order = jobs(host(), 'batch', 'holding').map((job) => job.id);
  const from = order.indexOf(id);
  if (from < 0) throw ApexException.of('System.InvalidParameterValueException', `Invalid job ID: ${id}`);
  const rest = order.filter((other) => other !== id);
  const to = place(rest);
  if (to < 0) throw ApexException.of('System.InvalidParameterValueException', 'Invalid job ID');
  if (to === from) return false;
  reorderJobs(host(), [...rest.slice(0, to), id, ...rest.slice(to)]);
  return true;
}

export const flexQueueClass = libraryClass({
  name: 'System.FlexQueue',
  members: {
    'static Boolean moveAfterJob(Id jobToMoveId, Id jobInQueueId)': (id: string, other: string) =>
      move(id, (rest) => (rest.includes(other) ? rest.indexOf(other) + 1 : -1)),
    'static Boolean moveBeforeJob(Id jobToMoveId, Id jobInQueueId)': (id: string, other: string) =>
      move(id, (rest) => rest.indexOf(other)),
    'static Boolean moveJobToEnd(Id jobId)': (id: string) => move(id, (rest) => rest.length),
    'static Boolean moveJobToFront(Id jobId)': (id: string) => move(id, () => 0),
  },
});
