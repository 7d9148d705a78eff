import { chatsLimits } from '@lyceum/contracts/chats';
import { newClientKey, uploadFile } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import * as messages from './attached.messages';
import type { SentFile } from './sent-file';

/** A file somebody has chosen for a message they have not said yet. */
export interface Attachment {
  readonly key: string;
  readonly file: File;
  /** Where a picture is in this browser; null for others. */
  readonly preview: string | null;
  /** The part that was sent, from 0 to 1. */
  readonly fraction: number;
  /** Why it could not be sent; null as long as nothing went wrong. */
  readonly problem: string | null;
  /** What the server has of it; null until then. */
  readonly sent: SentFile | null;
}

/** Files for the next message in one chat. Each is sent as soon as it is chosen; whatever fails stays to be tried again. */
export class Attachments {
  private list: readonly Attachment[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly calls = new Map<string, AbortController>();

  constructor(private readonly upload: typeof uploadFile = uploadFile) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): readonly Attachment[] => this.list;

  /** Takes as many as a message may have, and says so of more. */
  add(files: readonly File[]): void {
    const room = chatsLimits.files - this.list.length;
    if (files.length > room) toast.error(messages.tooMany({ most: chatsLimits.files }));
    const added = files.slice(0, room).map((file): Attachment => {
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
      return { key: newClientKey(), file, preview, fraction: 0, problem: null, sent: null };
    });
    this.change([...this.list, ...added]);
    for (const { key } of added) void this.send(key);
  }

  retry(key: string): void {
    this.update(key, { problem: null, fraction: 0 });
    void this.send(key);
  }

  /** Takes a file out again, wherever it is. */
  remove(key: string): void {
    this.calls.get(key)?.abort();
    const gone = this.list.find((one) => one.key === key);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    this.change(this.list.filter((one) => one !== gone));
  }

  /** All of them, which go with a message now. */
  take(): SentFile[] {
    const taken = this.list.flatMap(({ sent }) => sent ?? []);
    for (const { key } of this.list) this.remove(key);
    return taken;
  }

  private async send(key: string): Promise<void> {
    const found = this.list.find((one) => one.key === key);
    if (!found) return;
    const { file } = found;
    const call = new AbortController();
    this.calls.set(key, call);
    try {
      const { url, type, width, height } = await this.upload(file, {
        folder: 'chat-files',
        signal: call.signal,
        onProgress: (fraction) => this.update(key, { fraction }),
      });
      const sent = { path: url, name: file.name, type, size: file.size, width, height };
      this.update(key, { fraction: 1, sent });
    } catch (error) {
      this.update(key, { problem: readFailure(error, []).general ?? '' });
    } finally {
      this.calls.delete(key);
    }
  }

  private update(key: string, change: Partial<Attachment>): void {
    this.change(this.list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  private change(list: readonly Attachment[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}
