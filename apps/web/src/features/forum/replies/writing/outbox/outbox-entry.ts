/** What a reply is said to. */
export type ReplyTarget =
  | { readonly kind: 'thread' }
  | { readonly kind: 'post'; readonly postId: string }
  | { readonly kind: 'comment'; readonly postId: string; readonly commentId: string };

/** A reply or comment the server does not have yet. */
export interface OutboxEntry {
  /** Goes with every attempt: repeated ones make one reply. */
  readonly clientKey: string;
  readonly target: ReplyTarget;
  readonly content: string;
  readonly isRich: boolean;
  /** The draft it grew from; the server deletes it when it takes the reply. */
  readonly draftId: string | null;
  /** ISO instant. */
  readonly writtenAt: string;
  /** Why the server would not take it; null while it is on its way or waits for the network. */
  readonly refusal: string | null;
}

/** What is waiting, as it was kept; what cannot be read is left out. */
export function readEntries(kept: string | null): OutboxEntry[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value) || !isTarget(value['target'])) return false;
  const { clientKey, content, isRich, draftId, writtenAt, refusal } = value;
  return (
    [clientKey, content, writtenAt].every((text) => typeof text === 'string') &&
    typeof isRich === 'boolean' &&
    [draftId, refusal].every((text) => text === null || typeof text === 'string')
  );
}

function isTarget(value: unknown): value is ReplyTarget {
  if (!isRecord(value)) return false;
  const { kind, postId, commentId } = value;
  if (kind === 'thread') return true;
  if (typeof postId !== 'string') return false;
  return kind === 'post' || (kind === 'comment' && typeof commentId === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
