/** `/services/Soap/s`: anonymous Apex; and the same under `/tooling/executeAnonymous`. */
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, json, userOf, xml } from '../http.ts';
import { dataRoute, route } from '../router.ts';
import { CompileFailure } from '../../apex/compile-failure.ts';
import type { DebugLine } from '../../host/unit.ts';
import { asApexException } from '../../runtime/exception.ts';
import { NotImplementedError } from '../../runtime/library.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { describeFailure } from '../../testing/run-class.ts';
import { element, envelope, faultResponse, readMessage, SoapFault, textAt } from './envelope.ts';
import { soapSession } from './sessions.ts';

export const APEX_SOAP_ROUTES = [
  route('POST', '/services/Soap/s/:release', (api, request) => answer(api, request), { isOpen: true }),
  route('POST', '/services/Soap/s/:release/:org', (api, request) => answer(api, request), { isOpen: true }),
  dataRoute('GET', '/tooling/executeAnonymous', (api, request) => {
    const source = request.query.get('anonymousBody');
    if (source === null) throw apiError(400, 'MISSING_ARGUMENT', 'anonymousBody is required');
    return json(execute(api, userOf(request), source).result);
  }),
];

interface ExecuteResult {
  readonly line: number;
  readonly column: number;
  readonly compiled: boolean;
  readonly success: boolean;
  readonly compileProblem: string | null;
  readonly exceptionMessage: string | null;
  readonly exceptionStackTrace: string | null;
}

const SUCCESS: ExecuteResult = {
  line: -1,
  column: -1,
  compiled: true,
  success: true,
  compileProblem: null,
  exceptionMessage: null,
  exceptionStackTrace: null,
};

function answer(api: ApiServer, request: ApiRequest): ApiResponse {
  try {
    const message = readMessage(request);
    const { user } = soapSession(api, request, message);
    if (message.operation !== 'executeAnonymous')
      throw new SoapFault(
        'soapenv:Client',
        `No operation available for request {http://soap.sforce.com/2006/08/apex}${message.operation}`,
      );
    const { result, log } = execute(
      api,
      user,
      textAt(message.body, 'String') ?? textAt(message.body, 'apexcode') ?? '',
    );
    const body = `<executeAnonymousResponse xmlns="http://soap.sforce.com/2006/08/apex">${element('result', result)}</executeAnonymousResponse>`;
    return xml(
      envelope(
        body,
        `<DebuggingInfo xmlns="http://soap.sforce.com/2006/08/apex">${element('debugLog', log)}</DebuggingInfo>`,
      ),
    );
  } catch (error) {
    return faultResponse(error, api.report);
  }
}

function execute(
  api: ApiServer,
  user: UserInfoRecord,
  source: string,
): { readonly result: ExecuteResult; readonly log: string } {
  if (!api.org.host.security.hasSystemPermission(user, 'AuthorApex'))
    throw apiError(
      403,
      'INSUFFICIENT_ACCESS',
      'insufficient access rights: Author Apex is needed to run anonymous Apex',
    );
  let lines: readonly DebugLine[] = [];
  const outcome = (result: ExecuteResult): { result: ExecuteResult; log: string } => ({
    result,
    log: logText(source, lines, result),
  });
  try {
    api.org.runAnonymous(source, { user, seen: (transaction) => (lines = transaction.log) });
    return outcome(SUCCESS);
  } catch (error) {
    if (error instanceof CompileFailure) {
      const [first] = error.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
      return outcome({
        ...SUCCESS,
        compiled: false,
        success: false,
        line: first.line,
        column: first.column,
        compileProblem: first.message,
      });
    }
    if (asApexException(error) === null && !(error instanceof NotImplementedError)) throw error;
    const { message, stackTrace } = describeFailure(error);
    const place = /line (\d+), column (\d+)/.exec(stackTrace);
    return outcome({
      ...SUCCESS,
      success: false,
      line: Number(place?.[1] ?? 1),
      column: Number(place?.[2] ?? 1),
      exceptionMessage: message,
      exceptionStackTrace: stackTrace,
    });
  }
}

/** A debug log with what `System.debug` wrote and what went wrong. */
function logText(
  source: string,
  lines: readonly DebugLine[],
  { exceptionMessage, exceptionStackTrace }: ExecuteResult,
): string {
  const time = new Date().toISOString().slice(11, 19);
  const event = (text: string): string => `${time}.0 (0)|${text}`;
  return [
    '67.0 APEX_CODE,DEBUG;APEX_PROFILING,INFO',
    ...source.split('\n').map((line) => `Execute Anonymous: ${line}`),
    event('EXECUTION_STARTED'),
    event('CODE_UNIT_STARTED|[EXTERNAL]|execute_anonymous_apex'),
    ...lines.map(({ level, message, line }) => event(`USER_DEBUG|[${line ?? 1}]|${level}|${message}`)),
    ...(exceptionMessage === null ? [] : [event(`FATAL_ERROR|${exceptionMessage}\n\n${exceptionStackTrace ?? ''}`)]),
    event('CODE_UNIT_FINISHED|execute_anonymous_apex'),
    event('EXECUTION_FINISHED'),
    '',
  ].join('\n');
}
