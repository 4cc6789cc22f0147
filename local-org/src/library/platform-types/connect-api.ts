/**
 * ConnectApi: objects that go in and come out are data. Of the calls, code may ask whether it may use it, and who and where it is; every
 * other fails by name, and in tests without SeeAllData with what the platform says.
 */
import { host } from '../../host/host.ts';
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import { NotImplementedError } from '../../runtime/library.ts';
import { offsetAt } from '../../runtime/zone.ts';
import { testState } from '../test/state.ts';
import { CALLS_A_L } from './connect-api/calls-a-l.ts';
import { CALLS_CHATTER } from './connect-api/calls-chatter.ts';
import { CALLS_M_Z } from './connect-api/calls-m-z.ts';
import { ENUMS } from './connect-api/enums.ts';
import { INPUTS } from './connect-api/inputs.ts';
import { OUTPUTS_A_C } from './connect-api/outputs-a-c.ts';
import { OUTPUTS_D_M } from './connect-api/outputs-d-m.ts';
import { OUTPUTS_N_Z } from './connect-api/outputs-n-z.ts';
import { platformObject, platformTypes } from './declare.ts';

/** Tests that do not see the org's data may not call ConnectApi. */
function allowed(): void {
  if (tx().isTest && !testState().seeAllData)
    throw ApexException.of(
      'System.UnsupportedOperationException',
      'ConnectApi methods are not supported in data siloed tests. Please use @IsTest(SeeAllData=true).',
    );
}

function missing(what: string): () => never {
  return () => {
    allowed();
    throw new NotImplementedError(`ConnectApi.${what}`);
  };
}

const data = (name: string, values: Readonly<Record<string, unknown>>): object =>
  platformObject(`ConnectApi.${name}`, values);

function followings(): object {
  allowed();
  if (tx().isTest) return data('FollowingPage', {});
  throw new NotImplementedError('ConnectApi.ChatterUsers.getFollowings');
}

function organizationSettings(): object {
  allowed();
  const { user } = tx();
  const facts = host().facts();
  const hours = offsetAt(user.timeZone, tx().now()) / 3_600_000;
  return data('OrganizationSettings', {
    accessTimeout: 0,
    name: facts.name,
    orgId: facts.id,
    features: data('Features', { multiCurrency: facts.shape.multiCurrency, chatter: true, files: true }),
    userSettings: data('UserSettings', {
      userId: user.id,
      userLocale: user.locale,
      currencySymbol: '$',
      userDefaultCurrencyIsoCode: 'USD',
      externalUser: user.userType !== 'Standard',
      hasChatter: true,
      timeZone: data('TimeZone', { name: user.timeZone, gmtOffset: hours }),
    }),
  });
}

platformTypes(
  'ConnectApi',
  [ENUMS, INPUTS, OUTPUTS_A_C, OUTPUTS_D_M, OUTPUTS_N_Z, CALLS_A_L, CALLS_CHATTER, CALLS_M_Z].join('\n'),
  {
    missing,
    own: {
      ChatterUsers: { 'static ConnectApi.FollowingPage getFollowings(String argument0, String argument1)': followings },
      Organization: { 'static ConnectApi.OrganizationSettings getSettings()': organizationSettings },
    },
  },
);
