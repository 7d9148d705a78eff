import { draftPrefix } from '../../../app/shell/draft-prefix';

/** A draft as this browser keeps it: what was typed last, and how it stands to the server's. */
export interface LocalCopy<Content> {
  readonly content: Content;
  /** Of the server's draft this goes out from; null where none is known. */
  readonly revision: number | null;
  readonly draftId: string | null;
  /** When the server kept it last, as an ISO date. */
  readonly savedAt: string | null;
  /** Whether the server has just this. */
  readonly isSent: boolean;
  /** Goes with every attempt to post: repeated ones make one thing. */
  readonly clientKey: string;
}

/** Where a person's draft is kept; log-out removes everything of this kind (checklist line 120). */
export function draftKeyOf(userId: string, place: string): string {
  return `${draftPrefix}${userId}.${place}`;
}

/** What a draft of a new thread in a forum is kept under. */
export function threadDraftKey(userId: string, communityId: string): string {
  return draftKeyOf(userId, `thread-in.${communityId}`);
}

/** What a draft of a reply to a thread is kept under, or of another text within it (`of`: a comment, say). */
export function replyDraftKey(userId: string, threadId: string, of = 'thread'): string {
  return draftKeyOf(userId, `${threadId}.${of}`);
}

/** The copy under a key; null if there is none, or none that can be read. */
export function readCopy<Content>(
  key: string,
  isContent: (value: unknown) => value is Content,
): LocalCopy<Content> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !('content' in value)) return null;
    const { content, revision, draftId, savedAt, isSent, clientKey } = value as Record<string, unknown>;
    if (!isContent(content) || typeof clientKey !== 'string') return null;
    return {
      content,
      revision: typeof revision === 'number' ? revision : null,
      draftId: typeof draftId === 'string' ? draftId : null,
      savedAt: typeof savedAt === 'string' ? savedAt : null,
      isSent: isSent === true,
      clientKey,
    };
  } catch {
    return null;
  }
}

/** Whether this browser keeps a draft under a key: of one that is empty it keeps nothing. */
export function hasCopy(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps a copy, or takes it away. False where the browser keeps nothing. */
export function keepCopy(key: string, copy: LocalCopy<unknown> | null): boolean {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify(copy));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
