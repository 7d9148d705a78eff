import { draftErrors, draftLimits } from '@lyceum/contracts/forum';
import { ApiError, NetworkError, newClientKey, session, type SignedOutReason } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import type { DraftOnServer, DraftKind, DraftState, StoredDraft } from './draft.types';
import { keepCopy, type LocalCopy, readCopy } from './local-copy';
import { type OpenDraft, openDrafts } from './open-drafts';

/** Wait after a change before this browser keeps it, in ms. */
const keepingPause = 400;

/** The state's failure while the server cannot be reached. */
export const offlineFailure = 'offline';

interface SyncOptions<Content> {
  /** Under which this browser keeps it. */
  readonly key: string;
  readonly kind: DraftKind<Content>;
  /** Null for what is kept in this browser alone. */
  readonly server: DraftOnServer<Content> | null;
}

/**
 * One draft between its author, this browser and the server (checklist line 120). What is typed is kept here at once,
 * and on the server every 10 seconds and on demand; without a network it is sent when there is one. A version the
 * server got from another device is never overwritten: both are offered.
 */
export class DraftSync<Content> implements OpenDraft {
  private current: DraftState<Content>;
  private revision: number | null;
  private readonly listeners = new Set<() => void>();
  private keeping: number | undefined;
  private saving: number | undefined;
  private running: Promise<boolean> | null = null;
  private isOver = false;
  /** Whether the server has said what it has. */
  private hasMet = false;

  constructor(private readonly options: SyncOptions<Content>) {
    const { key, kind, server } = options;
    const copy = readCopy(key, kind.isContent);
    this.revision = copy?.revision ?? null;
    this.current = {
      content: copy?.content ?? kind.empty,
      isReady: server === null,
      round: 0,
      wasFound: copy !== null && !kind.isEmpty(copy.content),
      isKept: true,
      isSent: copy?.isSent ?? true,
      isSaving: false,
      failure: null,
      savedAt: copy?.savedAt ?? null,
      draftId: copy?.draftId ?? null,
      clientKey: copy?.clientKey ?? newClientKey(),
      conflict: null,
    };
  }

  readonly state = (): DraftState<Content> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins: asks the server what it has. Answers the function that ends it. */
  readonly open = (): (() => void) => {
    openDrafts.add(this);
    const hide = (): void => this.keep();
    const online = (): void => void (this.hasMet ? this.save() : this.compare());
    const changed = (event: StorageEvent): void => this.hearOtherTab(event);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', online);
    window.addEventListener('storage', changed);
    void this.compare();
    return () => {
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', online);
      window.removeEventListener('storage', changed);
      openDrafts.delete(this);
      this.keep();
      if (this.options.server) void this.save();
      window.clearTimeout(this.saving);
    };
  };

  readonly change = (content: Content): void => {
    if (this.isOver || this.options.kind.isSame(content, this.current.content)) return;
    this.show({ content, isKept: false, isSent: false });
    window.clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => this.keep(), keepingPause);
    this.saveLater();
  };

  /** Changes what was written last, also before the screen has caught up with it. */
  readonly update = (next: (content: Content) => Content): void => this.change(next(this.current.content));

  /** Keeps the last change in this browser at once. */
  readonly keep = (): void => {
    window.clearTimeout(this.keeping);
    // Whoever has logged out leaves nothing behind, not even on the way out of this screen.
    if (this.isOver || hasLoggedOut()) return;
    const { content, draftId, savedAt, isSent, clientKey } = this.current;
    const copy: LocalCopy<Content> = {
      content,
      revision: this.revision,
      draftId,
      savedAt,
      isSent,
      clientKey,
    };
    const isNothing = this.options.kind.isEmpty(content) && draftId === null;
    const isKept = keepCopy(this.options.key, isNothing ? null : copy);
    if (isKept !== this.current.isKept) this.show({ isKept });
  };

  /** Has the server keep it now. Answers whether it does. */
  readonly save = async (): Promise<boolean> => {
    if (this.running) await this.running;
    const { server } = this.options;
    if (this.isOver || this.current.conflict !== null || !this.current.isReady) return false;
    if (!server || this.current.isSent) {
      this.keep();
      return this.current.isKept;
    }
    this.running = this.send(server);
    try {
      return await this.running;
    } finally {
      this.running = null;
    }
  };

  /** Decides for what is written here; the other version is overwritten. */
  readonly keepMine = (): Promise<boolean> => {
    const { conflict } = this.current;
    this.revision = conflict?.revision ?? this.revision;
    this.show({ conflict: null, isSent: false, draftId: conflict?.id ?? this.current.draftId });
    return this.save();
  };

  /** Decides for the other version; what was written here is gone. */
  readonly takeOther = (): void => {
    const { conflict } = this.current;
    if (conflict) this.adopt(conflict);
  };

  /** Waits for a save that is under way: answers the id of the server's draft, which ends with what is posted. */
  readonly idForPosting = async (): Promise<string | null> => {
    window.clearTimeout(this.saving);
    this.saving = undefined;
    this.keep();
    if (this.running) await this.running;
    return this.current.draftId;
  };

  /** It was posted, and the server's draft with it: nothing is kept any more. */
  readonly settle = (): void => {
    this.end();
    keepCopy(this.options.key, null);
    this.show({ isKept: true, isSent: true });
  };

  /** It is given up: here, and on the server. */
  readonly discard = async (): Promise<void> => {
    const { draftId } = this.current;
    this.settle();
    if (draftId !== null) await this.options.server?.remove(draftId);
  };

  async settleForLogOut(): Promise<void> {
    await this.save();
    this.end();
  }

  private end(): void {
    window.clearTimeout(this.keeping);
    window.clearTimeout(this.saving);
    this.isOver = true;
  }

  /** Holds what this browser has against what the server has. */
  private async compare(): Promise<void> {
    const { server } = this.options;
    if (!server || this.hasMet) return;
    try {
      this.meet(await server.read());
    } catch (error) {
      this.show({ isReady: true, failure: error instanceof NetworkError ? offlineFailure : null });
    }
    // What an earlier visit could not send.
    if (!this.current.isSent) this.saveLater(0);
  }

  private meet(stored: StoredDraft<Content> | null): void {
    const { kind } = this.options;
    this.hasMet = true;
    this.show({ failure: null });
    const { content, isSent } = this.current;
    const isMineWorthless = isSent || kind.isEmpty(content);
    if (stored === null) {
      // Posted, or thrown away, elsewhere.
      if (isMineWorthless && this.revision !== null) this.begin();
      this.revision = null;
      this.show({ isReady: true, draftId: null, savedAt: null });
    } else if (stored.revision === this.revision && !isSent) {
      this.show({ isReady: true, draftId: stored.id, savedAt: stored.updatedAt });
    } else if (isMineWorthless || kind.isSame(content, stored.content)) this.adopt(stored);
    else this.show({ isReady: true, conflict: stored });
  }

  private begin(): void {
    this.show({
      content: this.options.kind.empty,
      isSent: true,
      wasFound: false,
      round: this.current.round + 1,
    });
    keepCopy(this.options.key, null);
  }

  private adopt(stored: StoredDraft<Content>): void {
    this.revision = stored.revision;
    const isNew = !this.options.kind.isSame(stored.content, this.current.content);
    this.show({
      content: stored.content,
      isReady: true,
      round: this.current.round + (isNew ? 1 : 0),
      wasFound: true,
      isSent: true,
      failure: null,
      savedAt: stored.updatedAt,
      draftId: stored.id,
      conflict: null,
    });
    this.keep();
  }

  private async send(server: DraftOnServer<Content>): Promise<boolean> {
    window.clearTimeout(this.saving);
    this.saving = undefined;
    const { content } = this.current;
    this.show({ isSaving: true });
    try {
      await (this.options.kind.isEmpty(content) ? this.removeStored(server) : this.store(server, content));
      this.show({ isSaving: false, failure: null, isSent: this.current.content === content });
      this.keep();
      if (!this.current.isSent) this.saveLater();
      return true;
    } catch (error) {
      this.show({ isSaving: false });
      if (this.isOver) return false;
      if (error instanceof ApiError && error.code === draftErrors.CONFLICT.code)
        return this.meetOther(server);
      const isOffline = error instanceof NetworkError;
      this.show({ failure: isOffline ? offlineFailure : readFailure(error, []).general });
      if (isOffline) this.saveLater();
      return false;
    }
  }

  private async store(server: DraftOnServer<Content>, content: Content): Promise<void> {
    const { id, revision, updatedAt } = await server.save(content, this.revision);
    this.revision = revision;
    this.show({ draftId: id, savedAt: updatedAt });
  }

  private async removeStored(server: DraftOnServer<Content>): Promise<void> {
    const { draftId } = this.current;
    if (draftId !== null) await server.remove(draftId);
    this.revision = null;
    this.show({ draftId: null, savedAt: null });
  }

  /** The server has another version: shows both, unless they say the same. */
  private async meetOther(server: DraftOnServer<Content>): Promise<boolean> {
    try {
      const stored = await server.read();
      if (stored === null) {
        this.revision = null;
        await this.store(server, this.current.content);
        this.show({ isSent: true });
        return true;
      }
      if (!this.options.kind.isSame(this.current.content, stored.content)) {
        this.show({ conflict: stored });
        return false;
      }
      this.adopt(stored);
      return true;
    } catch (error) {
      this.show({ failure: error instanceof NetworkError ? offlineFailure : readFailure(error, []).general });
      return false;
    }
  }

  private saveLater(milliseconds: number = draftLimits.autosaveMilliseconds): void {
    if (!this.options.server || this.isOver) return;
    this.saving ??= window.setTimeout(() => {
      this.saving = undefined;
      void this.save();
    }, milliseconds);
  }

  /** The same draft may be open in two tabs: what one of them posted is no reason to take the other's text for a repetition. */
  private hearOtherTab(event: StorageEvent): void {
    if (event.key === this.options.key && event.newValue === null) this.show({ clientKey: newClientKey() });
  }

  private show(part: Partial<DraftState<Content>>): void {
    this.current = { ...this.current, ...part };
    for (const listener of [...this.listeners]) listener();
  }
}

const left: readonly SignedOutReason[] = ['logged-out', 'terms-declined', 'elsewhere'];

/** Here, or in another tab. Whoever was idle for too long has not gone, and finds the draft again. */
function hasLoggedOut(): boolean {
  const { state } = session;
  return state.status === 'signed-out' && left.includes(state.reason);
}
