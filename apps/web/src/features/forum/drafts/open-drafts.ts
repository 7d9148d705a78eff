/** What log-out needs of a draft that is being written. */
export interface OpenDraft {
  /** Saves what the server does not have yet; keeps nothing in this browser from then on. */
  settleForLogOut(): Promise<unknown>;
}

/** The drafts that are being written on this page. */
export const openDrafts = new Set<OpenDraft>();

/** Has the server keep what is being written. */
export function settleOpenDrafts(): Promise<unknown> {
  return Promise.allSettled([...openDrafts].map((draft) => draft.settleForLogOut()));
}
