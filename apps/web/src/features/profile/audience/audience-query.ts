import type { ProfileViewer } from '@lyceum/contracts/profile';
import {
  graphqlQueryOptions,
  ProfileAsDocument,
  ProfileAudiencesDocument,
  type ProfileAudiencesQuery,
} from '@lyceum/web-graphql';

/** Who may come by one's profile, the nearest first. */
export type Audience = ProfileAudiencesQuery['getProfileAudiences'][number];

/** Those of the signed-in user, `me`. */
export const audiencesQuery = (me: string) => graphqlQueryOptions(ProfileAudiencesDocument, { userId: me });

/** The profile of `me` as such a viewer gets it. */
export const profileAsQuery = (me: string, viewer: ProfileViewer) => ({
  ...graphqlQueryOptions(ProfileAsDocument, { userId: me, viewer }),
  // What one has just changed is to be seen.
  staleTime: 0,
});
