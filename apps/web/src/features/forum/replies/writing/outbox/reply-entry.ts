import type { OutboxEntry } from '@lyceum/session';

/** What a reply is said to. */
export type ReplyTarget =
  | { readonly kind: 'thread' }
  | { readonly kind: 'post'; readonly postId: string }
  | { readonly kind: 'comment'; readonly postId: string; readonly commentId: string };

/** A reply or comment the server does not have yet. */
export interface ReplyEntry extends OutboxEntry {
  readonly target: ReplyTarget;
  readonly content: string;
  readonly isRich: boolean;
  /** The draft it grew from; the server deletes it when it takes the reply. */
  readonly draftId: string | null;
}

/** Whether what this browser kept is a reply. */
export function isReply({ target, content, isRich, draftId }: Readonly<Record<string, unknown>>): boolean {
  return (
    isTarget(target) &&
    typeof content === 'string' &&
    typeof isRich === 'boolean' &&
    (draftId === null || typeof draftId === 'string')
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
