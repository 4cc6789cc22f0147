/** System.Limits. */
import { libraryClass, type Implementation } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { heapSize } from '../limits/heap.ts';
import type { LimitName } from '../limits/limits.ts';
import { SOSL_ROWS } from '../limits/maxima.ts';

const getters: Record<string, Implementation> = {};

function pair(name: string, limit: Exclude<LimitName, 'heapBytes'>): void {
  getters[`static Integer get${name}()`] = () => tx().limits[limit];
  getters[`static Integer getLimit${name}()`] = () => tx().limits.max[limit];
}

pair('Queries', 'queries');
pair('QueryRows', 'queryRows');
pair('AggregateQueries', 'aggregateQueries');
pair('SoslQueries', 'soslQueries');
pair('DmlStatements', 'dmlStatements');
pair('DmlRows', 'dmlRows');
pair('CpuTime', 'cpuMs');
getters['static Integer getHeapSize()'] = heapSize;
getters['static Integer getLimitHeapSize()'] = () => tx().limits.max.heapBytes;
pair('Callouts', 'callouts');
pair('EmailInvocations', 'emailInvocations');
pair('FutureCalls', 'futureCalls');
pair('QueueableJobs', 'queueableJobs');
pair('PublishImmediateDML', 'publishImmediate');
pair('MobilePushApexCalls', 'mobilePushCalls');
pair('QueryLocatorRows', 'queryLocatorRows');
pair('Savepoints', 'savepoints');
pair('ApexCursors', 'cursors');
pair('ApexCursorRows', 'cursorRows');
pair('ApexPaginationCursors', 'paginationCursors');
pair('ApexPaginationCursorRows', 'paginationCursorRows');
pair('FetchCallsOnApexCursor', 'cursorFetches');

/** Counts that share another limit, or that this org has no use for: the figure is the platform's, the count stays 0. */
function constant(name: string, maximum: number): void {
  getters[`static Integer get${name}()`] = () => 0;
  getters[`static Integer getLimit${name}()`] = () => maximum;
}

constant('AsyncCalls', 200);
constant('SavepointRollbacks', 150);
constant('RunAs', 20);
constant('FindSimilarCalls', 10);
constant('FieldsDescribes', 100);
constant('FieldSetsDescribes', 100);
constant('PicklistDescribes', 100);
constant('RecordTypesDescribes', 100);
constant('ChildRelationshipsDescribes', 100);
constant('ScriptStatements', 200_000);
constant('DatabaseTime', 0);

/** System.Limits: what the running transaction used, and what it may. */
export const limitsClass = libraryClass({
  name: 'System.Limits',
  members: {
    ...getters,
    'static Integer getSoslRows()': () => 0,
    'static Integer getLimitSoslRows()': () => SOSL_ROWS,
  },
});
