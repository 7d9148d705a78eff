import { people } from '@lyceum/auth';
import { type MemberRole, threadPartNames } from '@lyceum/contracts/forum';
import { columns } from '@lyceum/kernel';
import { isTeacherOf } from '@lyceum/live-course';
import type { ThreadCardModel } from './lists/thread-card.model';
import type { ThreadAuthorModel, ThreadAuthorProfileModel, ThreadCommunityModel } from './thread-parts.model';

/** What cards and pages show of a thread alike, as `sharedColumns` reads it. */
export interface SharedThreadRow
  extends
    Omit<
      ThreadCardModel,
      | 'preview'
      | 'creator'
      | 'community'
      | 'pinnable'
      | 'deletable'
      | 'isNew'
      | 'hasPoll'
      | 'isWaiting'
      | 'cursor'
    >,
    Pick<ThreadAuthorModel, 'firstName' | 'lastName'>,
    Pick<ThreadAuthorProfileModel, 'profilePictureUrl'>,
    Pick<ThreadCommunityModel, 'displayName' | 'privacy' | 'imgUrl'> {
  creatorId: string;
  isMyStudent: boolean;
  communityId: string;
  communityName: string;
  role: MemberRole | null;
}

const ofThread = columns(
  ['id', 'createdAt', 'lastActiveAt', ...threadPartNames, 'status', 'clapsCnt', 'viewsCnt', 'postsCnt'],
  {
    pinned: 't.pin_position IS NOT NULL',
    profilePictureUrl: 'u.picture_url',
    creatorId: 'u.id',
    isMyStudent: isTeacherOf('$userId', 'u.id'),
    communityId: 'c.id',
    communityName: 'c.name',
    role: 'own.role',
    requestingUserClapCnt: 'COALESCE(cl.count, 0)::int',
    requestingUserIsFavourite: 'fav.user_id IS NOT NULL',
  },
);

/** SQL of the columns of `SharedThreadRow` but `unreadCnt`, out of `sharedJoins`. */
export const sharedColumns = `${ofThread('t')}, ${columns(['firstName', 'lastName'])('u')},
  ${columns(['displayName', 'privacy', 'imgUrl'])('c')}`;

/** SQL that joins what `sharedColumns` reads to the alias `t` of `threads`, as user `$userId` meets it. */
export const sharedJoins = `
  ${people.join('u', 't.creator_id')}
  JOIN communities c ON c.id = t.community_id
  LEFT JOIN community_members own ON own.community_id = t.community_id AND own.user_id = $userId
  LEFT JOIN thread_claps cl ON cl.thread_id = t.id AND cl.user_id = $userId
  LEFT JOIN thread_favorites fav ON fav.user_id = $userId AND fav.thread_id = t.id
  LEFT JOIN thread_read_markers mk ON mk.user_id = $userId AND mk.thread_id = t.id`;

/** Who wrote it and where, as threads and cards name them. */
export function placeOf(row: SharedThreadRow): {
  creator: ThreadAuthorModel;
  community: ThreadCommunityModel;
} {
  const { creatorId, firstName, lastName, isMyStudent, profilePictureUrl } = row;
  const { communityId, communityName, displayName, privacy, imgUrl } = row;
  return {
    creator: {
      id: creatorId,
      firstName,
      lastName,
      requestingUserIsTheTeacherOfThisUser: isMyStudent,
      userProfile: { profilePictureUrl },
    },
    community: { id: communityId, name: communityName, displayName, privacy, imgUrl },
  };
}
