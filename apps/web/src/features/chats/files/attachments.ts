import { chatsLimits } from '@lyceum/contracts/chats';
import { newClientKey, uploadFile } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import * as messages from './attached.messages';
import { sendFile } from './send-file';
import type { SentFile, Voice } from './sent-file';
import type { UnsentFiles } from './unsent-files';

/** A file that is to go with a message. */
export interface Chosen {
  readonly file: File;
  /** What it is beside its sound, of a voice note; null of others. */
  readonly voice: Voice | null;
}

/** A file somebody has chosen for a message they have not said yet. */
export interface Attachment extends Chosen {
  readonly key: string;
  /** ms since 1970; later for each of those that were chosen at once. */
  readonly chosenAt: number;
  /** Where a picture, or a voice note, is in this browser; null for others. */
  readonly preview: string | null;
  /** The part that was sent, from 0 to 1. */
  readonly fraction: number;
  /** Why it could not be sent; null as long as nothing went wrong. */
  readonly problem: string | null;
  /** What the server has of it; null until then. */
  readonly sent: SentFile | null;
  /** Whether a reload leaves it. */
  readonly isKept: boolean;
}

/** What keeps files over a reload. */
export type FileKeeper = Pick<UnsentFiles, 'list' | 'keep' | 'setAside' | 'forget' | 'onForgotten'>;

/** As it is right after it was chosen. */
function shownOf({
  key,
  chosenAt,
  file,
  voice,
}: Pick<Attachment, 'key' | 'chosenAt' | keyof Chosen>): Attachment {
  const isShown = voice !== null || file.type.startsWith('image/');
  const preview = isShown ? URL.createObjectURL(file) : null;
  return { key, chosenAt, file, voice, preview, fraction: 0, problem: null, sent: null, isKept: false };
}

/** Files for the next message in one chat. Each is sent as soon as it is chosen; whatever fails stays to be tried again, and all of it survives a reload. */
export class Attachments {
  private list: readonly Attachment[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly calls = new Map<string, AbortController>();
  private readonly stopListening: () => void;
  /** Those that went with a message. */
  private readonly said = new Set<string>();
  /** Whether its owner is signed out. */
  private isOver = false;

  constructor(
    private readonly keeper: FileKeeper,
    private readonly upload: typeof uploadFile = uploadFile,
  ) {
    // In another tab it was taken out, or went with a message.
    this.stopListening = keeper.onForgotten((key) => this.drop(key));
  }

  /** What an earlier visit chose and did not send; what the server does not have of it yet is sent now. */
  async restore(): Promise<void> {
    const kept = await this.keeper.list().catch(() => []);
    if (this.isOver) return;
    const known = new Set(this.list.map(({ key }) => key));
    const found = this.fitting(kept.filter(({ key }) => !known.has(key)));
    const restored = found.map(({ sent, ...one }): Attachment => ({
      ...shownOf(one),
      sent,
      fraction: sent ? 1 : 0,
      isKept: true,
    }));
    this.change([...restored, ...this.list]);
    for (const { key, sent } of restored) if (!sent) void this.send(key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): readonly Attachment[] => this.list;

  /** Takes as many as a message may have, and says so of more. */
  add(chosen: readonly Chosen[]): void {
    const fitting = this.fitting(chosen);
    if (chosen.length > fitting.length) toast.error(messages.tooMany({ most: chatsLimits.files }));
    const now = Date.now();
    const added = fitting.map((one, at) => shownOf({ key: newClientKey(), chosenAt: now + at, ...one }));
    this.change([...this.list, ...added]);
    for (const { key } of added) {
      void this.keep(key);
      void this.send(key);
    }
  }

  retry(key: string): void {
    this.update(key, { problem: null, fraction: 0 });
    void this.send(key);
  }

  /** Takes a file out again, wherever it is. */
  remove(key: string): void {
    this.drop(key);
    void this.keeper.forget(key);
  }

  /** Its owner is signed out: nothing is sent any more, and nothing is left here. */
  end(): void {
    this.isOver = true;
    this.stopListening();
    for (const { key } of this.list) this.drop(key);
  }

  /** All of them, which go with a message now, and are kept until the server has that. */
  take(): SentFile[] {
    const taken = this.list.flatMap(({ sent, key }) => (sent ? { ...sent, key } : []));
    for (const { key } of this.list) {
      this.drop(key);
      this.said.add(key);
      void this.keeper.setAside(key);
    }
    return taken;
  }

  /** Those for which a message has room; a voice note takes none, as a message of its own. */
  private fitting<One extends Chosen>(chosen: readonly One[]): One[] {
    const isFile = ({ voice }: Chosen): boolean => voice === null;
    const room = chatsLimits.files - this.list.filter(isFile).length;
    const files = chosen.filter(isFile).slice(0, room);
    return chosen.filter((one) => !isFile(one) || files.includes(one));
  }

  private drop(key: string): void {
    this.calls.get(key)?.abort();
    const gone = this.list.find((one) => one.key === key);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    this.change(this.list.filter((one) => one !== gone));
  }

  private async send(key: string): Promise<void> {
    const found = this.list.find((one) => one.key === key);
    if (!found) return;
    const { file, voice } = found;
    const call = new AbortController();
    this.calls.set(key, call);
    try {
      const sent = await sendFile({ file, voice }, this.upload, {
        signal: call.signal,
        onProgress: (fraction) => this.update(key, { fraction }),
      });
      this.update(key, { fraction: 1, sent });
      void this.keep(key);
    } catch (error) {
      this.update(key, { problem: readFailure(error, []).general ?? '' });
    } finally {
      this.calls.delete(key);
    }
  }

  private async keep(key: string): Promise<void> {
    const one = this.list.find((known) => known.key === key);
    if (!one) return;
    const { chosenAt, file, voice, sent } = one;
    const isKept = await this.keeper.keep({ key, chosenAt, file, voice, sent });
    // It went while it was being kept.
    if (this.list.some((known) => known.key === key)) this.update(key, { isKept });
    else if (this.said.has(key)) void this.keeper.setAside(key);
    else void this.keeper.forget(key);
  }

  private update(key: string, change: Partial<Attachment>): void {
    this.change(this.list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  private change(list: readonly Attachment[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}
