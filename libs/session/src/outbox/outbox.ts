import { ApiError, isTransient } from '../api-error';
import type { KeyValueStorage } from '../session-storage';

/** Something written here that the server does not have yet. */
export interface OutboxEntry {
  /** Goes with every attempt: repeated ones make one of it. */
  readonly clientKey: string;
  /** ISO instant. */
  readonly writtenAt: string;
  /** Why the server would not take it; null while it is on its way or waits for the network. */
  readonly refusal: string | null;
}

/** Waits between attempts while the server cannot be reached, in ms; the last one again and again. */
const waits = [3_000, 10_000, 30_000, 60_000] as const;

/** Statuses that say "not now": too slow, too often, and a session that has to be taken up again. */
const passing: readonly number[] = [401, 408, 429];

/** An entry and how it fares. */
export type Waiting<Entry> = Entry & { readonly isSending: boolean };

export interface OutboxParts<Entry, Sent> {
  /** Where the storage keeps it. */
  readonly key: string;
  readonly storage: KeyValueStorage;
  /** Whether what was kept has all that makes an entry, beside what every one has. */
  readonly isEntry: (kept: Readonly<Record<string, unknown>>) => boolean;
  readonly send: (entry: Entry) => Promise<Sent>;
  /** Whether its owner is signed in: nothing is sent in anybody else's name. Always, where it is not said. */
  readonly isOwnersTurn?: () => boolean;
  /** Leaves nothing of what belongs to an entry that was sent, or is not to be sent any more. */
  readonly letGo?: (entry: Entry) => void;
  /** The text a reader is shown for a refusal. */
  readonly refusalText: (error: unknown) => string;
}

/**
 * What one person wrote in one place and the server does not have yet. It is kept in the browser, so that neither a
 * reload nor a lost network loses any, and goes out one after the other as soon as it can. Several tabs may hold the
 * same outbox: an entry sent by two of them is one, by its client key.
 */
export class Outbox<Entry extends OutboxEntry, Sent> {
  private entries: readonly Entry[];
  /** Whether the storage holds what is waiting. */
  private isKept = true;
  private sending: string | null = null;
  private failures = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: readonly Waiting<Entry>[] = [];
  private readonly changeListeners = new Set<() => void>();
  private readonly sentListeners = new Set<(sent: Sent, entry: Entry) => void>();

  constructor(private readonly parts: OutboxParts<Entry, Sent>) {
    this.entries = this.kept();
    this.tell();
  }

  /** What is waiting, the oldest first. The same array until something changes. */
  readonly waiting = (): readonly Waiting<Entry>[] => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  };

  /** Calls `listener` with what the server made of each entry it took. */
  onSent(listener: (sent: Sent, entry: Entry) => void): () => void {
    this.sentListeners.add(listener);
    return () => this.sentListeners.delete(listener);
  }

  /** Keeps an entry, and sends it. */
  add(entry: Entry): void {
    if (!this.isOpen()) return;
    this.change((entries) => [...entries, entry]);
    this.flush();
  }

  /** The reader wants it sent now, whatever the server said before. */
  retry(clientKey: string): void {
    if (!this.isOpen()) return;
    this.change((entries) =>
      entries.map((entry) => (entry.clientKey === clientKey ? { ...entry, refusal: null } : entry)),
    );
    this.flush();
  }

  discard(clientKey: string): void {
    const gone = this.entries.find((entry) => entry.clientKey === clientKey);
    if (gone) this.parts.letGo?.(gone);
    this.change((entries) => entries.filter((entry) => entry.clientKey !== clientKey));
  }

  /** Another tab may have added some, or sent some. */
  reread(): void {
    if (this.isOpen()) this.change((entries) => entries);
  }

  /** Sends what is waiting, now. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.sending !== null || !this.isOpen()) return;
    const next = this.entries.find(({ refusal }) => refusal === null);
    if (!next) return;
    this.sending = next.clientKey;
    this.tell();
    this.parts.send(next).then(
      (sent) => this.succeeded(next, sent),
      (error: unknown) => this.failed(next, error),
    );
  }

  /** Its owner is gone: this page knows nothing of it any more, and sends nothing. What the storage has is left as it is. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.entries = [];
    this.tell();
  }

  private isOpen(): boolean {
    return !this.isClosed && (this.parts.isOwnersTurn?.() ?? true);
  }

  private succeeded(entry: Entry, sent: Sent): void {
    this.sending = null;
    this.failures = 0;
    for (const listener of [...this.sentListeners]) listener(sent, entry);
    this.discard(entry.clientKey);
    this.flush();
  }

  private failed(entry: Entry, error: unknown): void {
    this.sending = null;
    if (!this.isOpen()) return this.tell();
    if (mayPass(error)) {
      const wait = waits[Math.min(this.failures, waits.length - 1)];
      this.failures += 1;
      this.timer = setTimeout(() => this.flush(), longerOf(wait, error));
      return this.tell();
    }
    const refusal = this.parts.refusalText(error);
    this.change((entries) =>
      entries.map((known) => (known.clientKey === entry.clientKey ? { ...known, refusal } : known)),
    );
    this.flush();
  }

  /** Changes what is kept: of what the storage holds now, which another tab may have written. */
  private change(make: (entries: readonly Entry[]) => readonly Entry[]): void {
    const { key, storage } = this.parts;
    this.entries = make(this.isKept ? this.kept() : this.entries);
    try {
      if (this.entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(this.entries));
      this.isKept = true;
    } catch {
      // A full storage: what is waiting stays for as long as this page lives.
      this.isKept = false;
    }
    if (this.isClosed) this.entries = [];
    this.tell();
  }

  /** What is waiting, as the storage has it; what cannot be read is left out. */
  private kept(): Entry[] {
    const { key, storage, isEntry } = this.parts;
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      if (!Array.isArray(value)) return [];
      return value.filter((it: unknown): it is Entry => isWaiting(it) && isEntry(it));
    } catch {
      return [];
    }
  }

  private tell(): void {
    this.shown = this.entries.map((entry) => ({ ...entry, isSending: entry.clientKey === this.sending }));
    for (const listener of [...this.changeListeners]) listener();
  }
}

function mayPass(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && passing.includes(error.status));
}

function longerOf(wait: number | undefined, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(wait ?? 0, asked);
}

function isWaiting(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { clientKey, writtenAt, refusal } = value as Record<string, unknown>;
  return (
    typeof clientKey === 'string' &&
    typeof writtenAt === 'string' &&
    (refusal === null || typeof refusal === 'string')
  );
}
