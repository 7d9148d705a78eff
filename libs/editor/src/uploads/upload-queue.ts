import type { MediaKind } from '@lyceum/contracts/uploads';
import * as messages from '../editor.messages';
import type { UploadedMedia, UploadMedia } from '../text-editor.types';
import { mediaKindOf, mediaProblemOf } from './media-rules';

/** A file on its way into the text. */
export interface PendingUpload {
  readonly id: string;
  readonly file: File;
  readonly kind: MediaKind;
  /** Why it failed; null while it is under way. */
  readonly failure: string | null;
  /** How much has arrived, from 0 to 1. */
  readonly progress: number;
}

/** What the queue tells whoever shows and places files. */
export interface QueueState {
  readonly uploads: readonly PendingUpload[];
  /** Why files were not even begun with; shown until they are dismissed. */
  readonly refusals: readonly string[];
}

interface QueueOptions {
  readonly upload: UploadMedia;
  /** Puts a file that has arrived into the text. */
  readonly place: (upload: PendingUpload, media: UploadedMedia) => void;
}

/**
 * Files on their way into one text: each can be called off, and tried again when it failed. Files that may not be
 * uploaded are refused before anything is sent (checklist line 117).
 */
export class UploadQueue {
  private current: QueueState = { uploads: [], refusals: [] };
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private count = 0;

  constructor(private readonly options: QueueOptions) {}

  readonly state = (): QueueState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sorts files into those that can be uploaded, which it answers with an id each, and those that are refused. */
  take(files: readonly File[]): PendingUpload[] {
    const taken: PendingUpload[] = [];
    const refusals: string[] = [];
    for (const file of files) {
      const problem = mediaProblemOf(file);
      if (problem !== null) refusals.push(problem);
      else taken.push({ id: this.nextId(), file, kind: mediaKindOf(file), failure: null, progress: 0 });
    }
    this.change({ uploads: [...this.current.uploads, ...taken], refusals });
    for (const { id } of taken) void this.run(id);
    return taken;
  }

  /** Tries a failed file again. */
  readonly retry = (id: string): void => {
    this.patch(id, { failure: null, progress: 0 });
    void this.run(id);
  };

  /** Calls a file off, or forgets one that failed. */
  readonly cancel = (id: string): void => {
    this.running.get(id)?.abort();
    this.running.delete(id);
    if (!this.find(id)) return;
    this.change({ ...this.current, uploads: this.current.uploads.filter((upload) => upload.id !== id) });
  };

  readonly dismissRefusals = (): void => this.change({ ...this.current, refusals: [] });

  /** The editor has gone: nothing is on its way any more. */
  dispose(): void {
    for (const { id } of this.current.uploads) this.cancel(id);
  }

  private async run(id: string): Promise<void> {
    const upload = this.find(id);
    if (!upload) return;
    const controller = new AbortController();
    this.running.set(id, controller);
    const { signal } = controller;
    try {
      const onProgress = (progress: number): void => {
        if (!signal.aborted) this.patch(id, { progress });
      };
      const media = await this.options.upload(upload.file, { onProgress, signal });
      if (signal.aborted) return;
      this.options.place(upload, media);
      this.cancel(id);
    } catch (error) {
      if (signal.aborted) return;
      this.running.delete(id);
      this.patch(id, {
        failure: error instanceof Error && error.message ? error.message : messages.uploadFailed(),
      });
    }
  }

  private find(id: string): PendingUpload | undefined {
    return this.current.uploads.find((upload) => upload.id === id);
  }

  private patch(id: string, part: Partial<PendingUpload>): void {
    const uploads = this.current.uploads.map((upload) =>
      upload.id === id ? { ...upload, ...part } : upload,
    );
    this.change({ ...this.current, uploads });
  }

  private change(next: QueueState): void {
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }

  private nextId(): string {
    this.count += 1;
    return `upload-${String(this.count)}`;
  }
}
