import type { ModerationAction } from '@lyceum/contracts/moderation';

const dangerous: readonly ModerationAction[] = ['REMOVE', 'BAN'];

/** Whether a decision takes something away. */
export const isDangerous = (action: ModerationAction): boolean => dangerous.includes(action);
