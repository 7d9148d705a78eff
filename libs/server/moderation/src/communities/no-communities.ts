import { communityErrors } from '@lyceum/contracts/forum';
import { DomainError } from '@lyceum/kernel';
import type { CommunityKeeper } from './community-keeper';

/** Where no domain has communities, everything belongs to none. */
export const noCommunities: CommunityKeeper = {
  sql: {
    communities: `(SELECT NULL::uuid AS id, ''::text AS name, ''::text AS display_name WHERE FALSE)`,
    keepers: `(SELECT NULL::uuid AS community_id, NULL::uuid AS user_id, ''::text AS role WHERE FALSE)`,
    bans: `(SELECT NULL::uuid AS id, NULL::uuid AS community_id, NULL::uuid AS user_id, NULL::uuid AS banned_by,
                   ''::text AS reason, now() AS created_at WHERE FALSE)`,
    isReadableTo: () => 'FALSE',
  },
  standingOf: () => Promise.resolve(null),
  ofModerator: () => Promise.reject(new DomainError(communityErrors.NOT_FOUND)),
  ban: () => Promise.reject(new DomainError(communityErrors.NOT_FOUND)),
  unban: () => Promise.resolve(),
  banOf: () => Promise.resolve(null),
  lift: () => Promise.reject(new DomainError(communityErrors.NOT_BANNED)),
  record: () => Promise.resolve(),
};
