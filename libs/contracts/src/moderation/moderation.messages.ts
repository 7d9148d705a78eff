import { type Message, message } from '../messages';
import type { ModerationAction, ModerationNoticeKind } from './moderation.enums';

export const moderationActionLabels: Readonly<Record<ModerationAction, Message<string>>> = {
  DISMISS: message('Dismiss'),
  REMOVE: message('Remove'),
  WARN: message('Warn the person'),
  BAN: message('Remove and ban the author'),
  RELEASE: message('Publish'),
  UPHOLD: message('Keep the decision'),
  REVERSE: message('Take the decision back'),
};

export const moderationNoticeLabels: Readonly<Record<ModerationNoticeKind, Message<string>>> = {
  HELD: message('Waiting for a moderator'),
  REMOVED: message('Removed by a moderator'),
  WARNED: message('A warning'),
  BANNED: message('Banned from the forum'),
};

/** Why something is held back until a moderator has looked at it. */
export const heldReason = message(
  'First contributions, and those with many links, are looked at before others see them.',
);
