import { cmsErrors, type ContentDetail, type ContentDraft, type SavedContent } from '@lyceum/contracts/cms';
import { ApiError } from '@lyceum/session';
import { asFailure } from '../../app/as-failure';

/** So long nothing is typed before a draft is kept, in ms; and before it is tried again without a network. */
const rest = 1_500;
const again = 5_000;

/** What has become of what was typed. */
export type DraftState =
  | { readonly kind: 'kept'; readonly at: string }
  | { readonly kind: 'typed' | 'sending' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Somebody else kept a version meanwhile. */
  | { readonly kind: 'crossed' };

interface Snapshot {
  readonly data: ContentDraft;
  /** The latest version that this page knows. */
  readonly version: number;
  /** Whether it is for somebody else to publish. */
  readonly needsOther: boolean;
  readonly state: DraftState;
}

/** @param goesOn whether it takes the place of what was sent before */
type Send = (version: number, data: ContentDraft, goesOn: boolean) => Promise<SavedContent>;

/** Keeps what an editor types, version after version, and overwrites nobody. */
export class DraftKeeper {
  snapshot: Snapshot;
  /** What this page and the server had in common last. */
  base: ContentDraft;
  /** What was sent, and may have been kept: nobody heard. It is sent again as it was, and the server says it once. */
  private unanswered: ContentDraft | null = null;
  /** Whether the latest version is one of these. */
  private hasKept = false;
  private sending: Promise<number | null> | null = null;
  private timer = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    entry: ContentDetail,
    private readonly send: Send,
  ) {
    this.base = entry.data;
    this.snapshot = {
      data: entry.data,
      version: entry.version,
      needsOther: entry.needsOther,
      state: { kind: 'kept', at: entry.savedAt },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.clearTimeout(this.timer);
    };
  };

  readonly change = (data: ContentDraft): void => {
    const { kind } = this.snapshot.state;
    if (kind === 'crossed') return this.set({ data });
    this.set({ data, state: { kind: kind === 'sending' ? kind : 'typed' } });
    this.plan(rest);
  };

  /** @returns the version that has all that was typed; null where it is not kept */
  readonly keep = (): Promise<number | null> => {
    window.clearTimeout(this.timer);
    // Whoever asks while something is on its way waits for the same: two at once would cross each other.
    this.sending ??= this.keepAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  };

  /** Goes on from a version that somebody else kept, with what was chosen of it and of what is typed here. */
  readonly settle = (theirs: ContentDetail, chosen: ContentDraft): void => {
    this.begin(theirs);
    if (chosen === theirs.data) return;
    this.set({ data: chosen, state: { kind: 'typed' } });
    void this.keep();
  };

  /** Shows what somebody else kept while nothing is typed here. */
  readonly follow = (entry: ContentDetail): void => {
    const { state, version } = this.snapshot;
    if (state.kind === 'kept' && entry.version > version) this.begin(entry);
  };

  private begin({ version, data, savedAt, needsOther }: ContentDetail): void {
    this.base = data;
    this.hasKept = false;
    this.unanswered = null;
    this.set({ version, data, needsOther, state: { kind: 'kept', at: savedAt } });
  }

  private async keepAll(): Promise<number | null> {
    while (this.unanswered !== null || this.base !== this.snapshot.data) {
      const { data, version, state } = this.snapshot;
      if (state.kind === 'crossed' || !(await this.keepNow(version, this.unanswered ?? data))) return null;
    }
    return this.snapshot.version;
  }

  private async keepNow(version: number, data: ContentDraft): Promise<boolean> {
    this.set({ state: { kind: 'sending' } });
    try {
      const saved = await this.send(version, data, this.hasKept);
      this.base = data;
      this.unanswered = null;
      this.hasKept = true;
      const isAll = this.snapshot.data === data;
      this.set({
        version: saved.version,
        needsOther: saved.needsOther,
        state: isAll ? { kind: 'kept', at: saved.savedAt } : { kind: 'typed' },
      });
      return true;
    } catch (thrown) {
      const error = asFailure(thrown);
      const isCrossed = error instanceof ApiError && error.code === cmsErrors.SAVED_MEANWHILE.code;
      this.set({ state: isCrossed ? { kind: 'crossed' } : { kind: 'failed', error } });
      const isAnswered = error instanceof ApiError && error.status < 500;
      this.unanswered = isAnswered ? null : data;
      if (!(error instanceof ApiError)) this.plan(again);
      return false;
    }
  }

  private plan(milliseconds: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.keep(), milliseconds);
  }

  private set(changed: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changed };
    for (const listener of this.listeners) listener();
  }
}
