import {
  communityPrivacies,
  contentStatuses,
  joinRequestStatuses,
  memberRoles,
  membershipStates,
  threadSorts,
} from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';

export const CommunityPrivacyEnum = contractEnum(
  'CommunityPrivacy',
  communityPrivacies,
  'Who may see a forum.',
);

export const MembershipStateEnum = contractEnum(
  'MembershipState',
  membershipStates,
  'Whether the caller belongs to a forum, or has asked to.',
);

export const MemberRoleEnum = contractEnum('MemberRole', memberRoles, 'What a member may do in a forum.');

export const JoinRequestStatusEnum = contractEnum(
  'JoinRequestStatus',
  joinRequestStatuses,
  'How a request stands.',
);

export const ThreadSortEnum = contractEnum('ThreadSort', threadSorts, "Orders of a forum's threads.");

export const ContentStatusEnum = contractEnum(
  'ContentStatus',
  contentStatuses,
  'How a thread or a post stands.',
);
