import type { WrittenText } from '@lyceum/editor';

/** A thread that is being written. Kept in this browser until it is posted, so that a reload loses nothing. */
export interface ThreadDraft {
  title: string;
  text: WrittenText;
  tags: string[];
  /** Goes with every attempt to post: repeated ones make one thread. */
  clientKey: string;
}

const keyStart = 'lyceum.thread-draft.';

/** Where the draft of a person for a forum is kept. */
export function draftKeyOf(userId: string, communityName: string): string {
  return `${keyStart}${userId}.${communityName}`;
}

export function emptyDraft(): ThreadDraft {
  return {
    title: '',
    text: { content: '', isRich: true, isBlank: true },
    tags: [],
    clientKey: newClientKey(),
  };
}

/** Whether there is nothing to lose. */
export function isEmptyDraft({ title, text, tags }: ThreadDraft): boolean {
  return title.trim() === '' && text.isBlank && tags.length === 0;
}

/** The draft kept under a key; `null` if there is none, or none that can be read. */
export function readDraft(key: string): ThreadDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; an empty one is taken away. False where the browser keeps nothing. */
export function keepDraft(key: string, draft: ThreadDraft): boolean {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to take away.
  }
}

/**
 * Takes all drafts of a person away, and replies the server does not have: they log out, and the next one at this browser
 * is somebody else.
 */
export function dropDraftsOf(userId: string): void {
  try {
    const starts = [keyStart, 'lyceum.outbox.'].map((start) => `${start}${userId}.`);
    const own = Object.keys(localStorage).filter((key) => starts.some((start) => key.startsWith(start)));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to take away.
  }
}

/** A random UUID; `crypto.randomUUID` is missing where a page is served without TLS. */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}

function isDraft(value: unknown): value is ThreadDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, text, tags, clientKey } = value as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof clientKey === 'string' &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    isWritten(text)
  );
}

function isWritten(value: unknown): value is WrittenText {
  if (typeof value !== 'object' || value === null) return false;
  const { content, isRich, isBlank } = value as Record<string, unknown>;
  return typeof content === 'string' && typeof isRich === 'boolean' && typeof isBlank === 'boolean';
}
