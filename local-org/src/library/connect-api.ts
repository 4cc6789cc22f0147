/** ConnectApi, as far as code asks whether it may use it: in tests without SeeAllData it may not. */
import { libraryClass, NotImplementedError } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { testState } from '../testing/state.ts';

class FollowingPage {}

function followings(): FollowingPage {
  if (tx().isTest && testState().seeAllData) return new FollowingPage();
  if (tx().isTest)
    throw ApexException.of(
      'System.UnsupportedOperationException',
      'ConnectApi methods are not supported in data siloed tests. Please use @IsTest(SeeAllData=true).',
    );
  throw new NotImplementedError('ConnectApi.ChatterUsers.getFollowings');
}

export const followingPageClass = libraryClass({ name: 'ConnectApi.FollowingPage', instance: FollowingPage });

export const chatterUsersClass = libraryClass({
  name: 'ConnectApi.ChatterUsers',
  members: { 'static ConnectApi.FollowingPage getFollowings(String communityId, String userId)': followings },
});
