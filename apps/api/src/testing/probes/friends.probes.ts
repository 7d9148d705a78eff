import { lookedAt, ofReader } from '../asks';
import type { Probes } from '../probes';

export const probes: Probes = {
  asks: {
    getBlockedUsers: ofReader,
    getFriendRelation: lookedAt,
    getFriendRequests: ofReader,
    getFriends: ofReader,
    getSentFriendRequests: ofReader,
    getUsersAsFriendSuggestions: ({ namesAnywhere }, { id }) =>
      [null, ...namesAnywhere].map((queryString) => ({ userId: id, queryString })),
    getUserCard: lookedAt,
    getUserFriends: lookedAt,
  },
};
