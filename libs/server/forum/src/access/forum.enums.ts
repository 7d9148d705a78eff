import {
  communityPrivacies,
  contentStatuses,
  editableTypes,
  memberRoles,
  membershipStates,
  postSorts,
  threadSorts,
} from '@lyceum/contracts/forum';
import { contractEnum } from '@lyceum/kernel';

export const CommunityPrivacyEnum = contractEnum(
  'CommunityPrivacy',
  communityPrivacies,
  'Who may see a forum: everybody signed in, its members, or members whom its staff put there.',
);

export const MembershipStateEnum = contractEnum(
  'MembershipState',
  membershipStates,
  'Whether the caller is a member, or has asked to be.',
);

export const MemberRoleEnum = contractEnum('MemberRole', memberRoles, 'What a member may do in a forum.');

contractEnum('ThreadSort', threadSorts, "Orders of a forum's threads.");

export const ContentStatusEnum = contractEnum(
  'ContentStatus',
  contentStatuses,
  'How a thread or a post stands.',
);

contractEnum('PostSort', postSorts, "Orders of a thread's posts.");

contractEnum('EditedContent', editableTypes, 'What keeps its earlier versions when its author changes it.');
