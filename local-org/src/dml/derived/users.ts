/** Users: their type is that of their profile. Source: Object Reference, "User" and "Profile", UserType. */
import { hasChanged, lookUp, valueOf, type Derivation } from './derivation.ts';

export const users: Derivation = {
  object: 'User',
  fills: ['UserType'],
  from: ['ProfileId'],
  derive(context, row) {
    if (!hasChanged(row, 'ProfileId')) return {};
    const profileId = valueOf(row.record, 'ProfileId');
    return { UserType: lookUp(context.services.store, 'Profile', 'Id', profileId, ['UserType'])?.[0] ?? null };
  },
};
