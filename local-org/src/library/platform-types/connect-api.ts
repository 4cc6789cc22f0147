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
import { platformObject, type Options } from './declare.ts';

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

export const CONNECT_API: Options = {
  missing,
  own: {
    ChatterUsers: { 'static ConnectApi.FollowingPage getFollowings(String argument0, String argument1)': followings },
    Organization: { 'static ConnectApi.OrganizationSettings getSettings()': organizationSettings },
  },
};
