/** A draft as the server keeps it. */
export interface StoredDraft<Content> {
  readonly id: string;
  readonly revision: number;
  /** ISO date. */
  readonly updatedAt: string;
  readonly content: Content;
}

/** The server's side of one draft. */
export interface DraftOnServer<Content> {
  read(): Promise<StoredDraft<Content> | null>;
  /** `baseRevision` is what this goes out from. @throws ApiError DRAFT_CONFLICT where the server has another one */
  save(content: Content, baseRevision: number | null): Promise<StoredDraft<Content>>;
  remove(draftId: string): Promise<unknown>;
}

/** What a draft is made of. */
export interface DraftKind<Content> {
  readonly empty: Content;
  isContent(value: unknown): value is Content;
  isEmpty(content: Content): boolean;
  isSame(one: Content, other: Content): boolean;
}

export interface DraftState<Content> {
  readonly content: Content;
  /** Whether the server has been asked what it has; before that nothing is shown. */
  readonly isReady: boolean;
  /** Grows when the content was replaced from outside: editors begin anew. */
  readonly round: number;
  /** Whether it was found rather than begun now. */
  readonly wasFound: boolean;
  /** Whether this browser keeps the last change. */
  readonly isKept: boolean;
  /** Whether the server has the last change. */
  readonly isSent: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed: `offline` passes by itself; other texts are for the author. */
  readonly failure: string | null;
  /** When the server kept it last. */
  readonly savedAt: string | null;
  readonly draftId: string | null;
  readonly clientKey: string;
  /** Another version, of another device, that nobody has decided about. */
  readonly conflict: StoredDraft<Content> | null;
}
