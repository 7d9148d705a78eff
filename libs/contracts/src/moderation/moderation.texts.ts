import type { ModerationAction, ModerationNoticeKind } from './moderation.enums';

/** What the screens of reports say (checklist line 97). */
export const moderationTexts = {
  /** What a case of sudden friend requests is called, to staff and in the warning. */
  suddenRequests: 'Friend requests',
  /** What a case is called about an account whose mailbox has another that was shut out. */
  sameMailbox: 'Another account of a mailbox',
  appealSent: 'Your appeal was sent to the moderators.',
} as const;

export const moderationActionLabels: Readonly<Record<ModerationAction, string>> = {
  DISMISS: 'Dismiss',
  REMOVE: 'Remove',
  WARN: 'Warn the person',
  BAN: 'Remove and ban the author',
  RELEASE: 'Publish',
  UPHOLD: 'Keep the decision',
  REVERSE: 'Take the decision back',
};

export const moderationNoticeLabels: Readonly<Record<ModerationNoticeKind, string>> = {
  HELD: 'Waiting for a moderator',
  REMOVED: 'Removed by a moderator',
  WARNED: 'A warning',
  BANNED: 'Banned from the forum',
};

/** Why something is held back until a moderator has looked at it. */
export const heldReason =
  'First contributions, and those with many links, are looked at before others see them.';
