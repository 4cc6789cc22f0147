/** System.AsyncInfo: the chain of the running queueable. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { asyncContext, type AsyncContext } from '../async/async-context.ts';

function chain(): AsyncContext {
  const context = asyncContext();
  if (context?.kind !== 'queueable')
    throw ApexException.of('System.AsyncException', 'AsyncInfo is only available in a Queueable context');
  return context;
}

export const asyncInfoClass = libraryClass({
  name: 'System.AsyncInfo',
  members: {
    'static Integer getCurrentQueueableStackDepth()': () => chain().depth,
    'static Integer getMaximumQueueableStackDepth()': () => chain().maxDepth,
    'static Integer getMinimumQueueableDelayInMinutes()': () => chain().delayMinutes,
    'static Boolean hasMaxStackDepth()': () => chain().maxDepth !== null,
  },
});
