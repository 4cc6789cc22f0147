/** Functions: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Functions',
  `
Function { new(); static Functions.Function get(String); static Functions.Function get(String, String);
  Functions.FunctionInvocation invoke(String, Functions.FunctionCallback); Functions.FunctionInvocation invoke(String)
  }
enum FunctionErrorType { FUNCTION_EXCEPTION RUNTIME_EXCEPTION UNEXPECTED_FUNCTION_EXCEPTION }
interface FunctionInvokeMock { Functions.FunctionInvocation respond(String, String) }
enum FunctionInvocationStatus { ERROR PENDING SUCCESS }
interface FunctionCallback { void handleResponse(Functions.FunctionInvocation) }
MockFunctionInvocationFactory { new(); static Functions.FunctionInvocation createErrorResponse(String,
  Functions.FunctionErrorType, String); static Functions.FunctionInvocation createSuccessResponse(String, String) }
interface FunctionInvocation { Functions.FunctionInvocationError getError(); String getInvocationId(); String
  getResponse(); Functions.FunctionInvocationStatus getStatus() }
interface FunctionInvocationError { String getMessage(); Functions.FunctionErrorType getType() }
`,
);
