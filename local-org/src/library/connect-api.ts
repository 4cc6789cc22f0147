/** ConnectApi, as far as code asks whether it may use it, and who and where it is: in tests without SeeAllData it may not. */
import { libraryClass, NotImplementedError } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { offsetAt } from '../runtime/zone.ts';
import { host } from '../host/host.ts';
import { testState } from './test/state.ts';
import { connectApiData } from './connect-api-data.ts';

class FollowingPage {}

function allowed(): void {
  if (tx().isTest && !testState().seeAllData)
    throw ApexException.of(
      'System.UnsupportedOperationException',
      'ConnectApi methods are not supported in data siloed tests. Please use @IsTest(SeeAllData=true).',
    );
}

function followings(): FollowingPage {
  allowed();
  if (tx().isTest) return new FollowingPage();
  throw new NotImplementedError('ConnectApi.ChatterUsers.getFollowings');
}

function missing(what: string): () => never {
  return () => {
    allowed();
    throw new NotImplementedError(`ConnectApi.${what}`);
  };
}

function organizationSettings(): object {
  allowed();
  const { user } = tx();
  const facts = host().facts();
  const hours = offsetAt(user.timeZone, tx().now()) / 3_600_000;
  return connectApiData('OrganizationSettings', {
    accessTimeout: 0,
    name: facts.name,
    orgId: facts.id,
    features: connectApiData('Features', { multiCurrency: facts.multiCurrency, chatter: true, files: true }),
    userSettings: connectApiData('UserSettings', {
      userId: user.id,
      userLocale: user.locale,
      currencySymbol: '$',
      userDefaultCurrencyIsoCode: 'USD',
      externalUser: user.userType !== 'Standard',
      hasChatter: true,
      timeZone: connectApiData('TimeZone', { name: user.timeZone, gmtOffset: hours }),
    }),
  });
}

export const followingPageClass = libraryClass({ name: 'ConnectApi.FollowingPage', instance: FollowingPage });

export const chatterUsersClass = libraryClass({
  name: 'ConnectApi.ChatterUsers',
  members: { 'static ConnectApi.FollowingPage getFollowings(String communityId, String userId)': followings },
});

export const organizationClass = libraryClass({
  name: 'ConnectApi.Organization',
  members: { 'static ConnectApi.OrganizationSettings getSettings()': organizationSettings },
});

export const chatterFeedsClass = libraryClass({
  name: 'ConnectApi.ChatterFeeds',
  members: {
    'static ConnectApi.FeedElement postFeedElement(String communityId, ConnectApi.FeedElementInput feedElement)':
      missing('ChatterFeeds.postFeedElement'),
    'static ConnectApi.FeedElement postFeedElement(String communityId, String subjectId, ConnectApi.FeedElementType feedElementType, String text)':
      missing('ChatterFeeds.postFeedElement'),
    'static ConnectApi.Comment postCommentToFeedElement(String communityId, String feedElementId, String text)':
      missing('ChatterFeeds.postCommentToFeedElement'),
    'static ConnectApi.Comment postCommentToFeedElement(String communityId, String feedElementId, ConnectApi.CommentInput comment, Object upload)':
      missing('ChatterFeeds.postCommentToFeedElement'),
    'static ConnectApi.FeedElement getFeedElement(String communityId, String feedElementId)':
      missing('ChatterFeeds.getFeedElement'),
  },
});

export const namedCredentialsClass = libraryClass({
  name: 'ConnectApi.NamedCredentials',
  members: {
    'static ConnectApi.ExternalCredential createExternalCredential(ConnectApi.ExternalCredentialInput requestBody)':
      missing('NamedCredentials.createExternalCredential'),
    'static ConnectApi.NamedCredential createNamedCredential(ConnectApi.NamedCredentialInput requestBody)': missing(
      'NamedCredentials.createNamedCredential',
    ),
    'static ConnectApi.ExternalCredential getExternalCredential(String developerName)': missing(
      'NamedCredentials.getExternalCredential',
    ),
    'static ConnectApi.NamedCredential getNamedCredential(String developerName)': missing(
      'NamedCredentials.getNamedCredential',
    ),
  },
});
