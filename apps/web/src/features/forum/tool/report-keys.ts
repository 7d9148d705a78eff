import type { ModerationAction } from '@lyceum/contracts/moderation';

/** The key of each decision; they count while the queue has the focus and nothing is typed. */
export const actionKeys: Readonly<Record<ModerationAction, string>> = {
  DISMISS: 'd',
  REMOVE: 'r',
  WARN: 'w',
  BAN: 'b',
  RELEASE: 'p',
  UPHOLD: 'u',
  REVERSE: 'v',
};

export type QueueCommand =
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'decide'; readonly action: ModerationAction };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for in the queue: the next or the last case, or a decision the case allows; null for neither. */
export function commandOf(pressed: Pressed, actions: readonly ModerationAction[]): QueueCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.toLowerCase();
  if (key === 'j' || key === 'arrowdown') return { kind: 'move', by: 1 };
  if (key === 'k' || key === 'arrowup') return { kind: 'move', by: -1 };
  const action = actions.find((allowed) => actionKeys[allowed] === key);
  return action ? { kind: 'decide', action } : null;
}

/** Which case is looked at after this one has left the queue: the one below, else the one above. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const index = ids.indexOf(id);
  return ids[index + 1] ?? ids[index - 1] ?? null;
}
