import {
  appealStatuses,
  moderationActions,
  moderationCaseKinds,
  moderationCaseStatuses,
  moderationNoticeKinds,
  moderationTargets,
} from '@lyceum/contracts/moderation';
import { contractEnum } from '@lyceum/kernel';

export const ModerationTargetTypeEnum = contractEnum(
  'ModerationTargetType',
  moderationTargets,
  'What can be reported or held back.',
);

export const ModerationCaseKindEnum = contractEnum(
  'ModerationCaseKind',
  moderationCaseKinds,
  'Why something waits for moderators.',
);

export const ModerationCaseStatusEnum = contractEnum(
  'ModerationCaseStatus',
  moderationCaseStatuses,
  'Whether it still waits.',
);

export const ModerationActionEnum = contractEnum(
  'ModerationAction',
  moderationActions,
  'What moderators decide. BAN removes the content, too.',
);

export const ModerationNoticeKindEnum = contractEnum(
  'ModerationNoticeKind',
  moderationNoticeKinds,
  'What somebody is told of a decision about them.',
);

export const AppealStatusEnum = contractEnum('AppealStatus', appealStatuses, 'How an appeal stands.');
