/**
 * ConnectApi: objects that go in and come out are data. Of the calls, code may ask whether it may use it, and who and where it is; every
 * other fails by name, and in tests without SeeAllData with what the platform states.
 */
import { missingCall } from '../../runtime/missing-calls.ts';
import { host } from '../../host/host.ts';
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import { offsetAt } from '../../runtime/zone.ts';
import { testState } from '../test/state.ts';
import { CALLS_1 } from './connect-api/calls-1.ts';
import { CALLS_2 } from './connect-api/calls-2.ts';
import { CALLS_3 } from './connect-api/calls-3.ts';
import { CALLS_4 } from './connect-api/calls-4.ts';
import { ENUMS } from './connect-api/enums.ts';
import { INPUTS_1 } from './connect-api/inputs-1.ts';
import { INPUTS_2 } from './connect-api/inputs-2.ts';
import { OUTPUTS_1 } from './connect-api/outputs-1.ts';
import { OUTPUTS_2 } from './connect-api/outputs-2.ts';
import { OUTPUTS_3 } from './connect-api/outputs-3.ts';
import { OUTPUTS_4 } from './connect-api/outputs-4.ts';
import { OUTPUTS_5 } from './connect-api/outputs-5.ts';
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
    throw missingCall(`ConnectApi.${what}`);
  };
}

const data = (name: string, values: Readonly<Record<string, unknown>>): object =>
  platformObject(`ConnectApi.${name}`, values);

function followings(): object {
  allowed();
  if (tx().isTest) return data('FollowingPage', {});
  throw missingCall('ConnectApi.ChatterUsers.getFollowings');
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
  [
    ENUMS,
    INPUTS_1,
    INPUTS_2,
    CALLS_1,
    CALLS_2,
    CALLS_3,
    CALLS_4,
    OUTPUTS_1,
    OUTPUTS_2,
    OUTPUTS_3,
    OUTPUTS_4,
    OUTPUTS_5,
  ].join('\n'),
  {
    missing,
    own: {
      ChatterUsers: { 'static ConnectApi.FollowingPage getFollowings(String argument0, String argument1)': followings },
      Organization: { 'static ConnectApi.OrganizationSettings getSettings()': organizationSettings },
    },
  },
);
