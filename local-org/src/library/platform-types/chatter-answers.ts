/** ChatterAnswers: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'ChatterAnswers',
  `
interface AccountCreator { String createAccount(String, String, Id) }
SCCChangePasswordController { new() }
ChatterServiceRegisterController { new() }
SCCForgotPasswordConfirmController { new() }
SCCForgotPasswordController { new() }
`,
);
