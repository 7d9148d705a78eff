import type { ModerationAction } from '@lyceum/contracts/moderation';

/** The key that chooses a decision; each letter once. */
export const decisionKeys: Readonly<Record<ModerationAction, string>> = {
  DISMISS: 'd',
  REMOVE: 'r',
  WARN: 'w',
  BAN: 'b',
  RELEASE: 'p',
  UPHOLD: 'u',
  REVERSE: 'v',
};
