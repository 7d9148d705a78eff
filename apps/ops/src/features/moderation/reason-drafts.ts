import type { ModerationAction } from '@lyceum/contracts/moderation';
import { forgottenWithSession } from '../../app/tab-memory';
import type { BanLength } from './ban-length';

/** What somebody is about to decide about a case. */
export interface ReasonDraft {
  readonly action: ModerationAction | null;
  readonly text: string;
  /** Of a ban; it stays when another decision is chosen, as the text does. */
  readonly ban: BanLength;
}

const none: ReasonDraft = { action: null, text: '', ban: { length: '7', day: '' } };

/** By the case: who skips one and comes back goes on writing. Kept for as long as the page, and no longer than the session. */
const drafts = new Map<string, ReasonDraft>();

forgottenWithSession(() => drafts.clear());

/** What was left of a decision, of those there still are. */
export function draftOf(id: string, actions: readonly ModerationAction[]): ReasonDraft {
  const draft = drafts.get(id) ?? none;
  const { action } = draft;
  return { ...draft, action: action !== null && actions.includes(action) ? action : null };
}

export function keepDraft(id: string, draft: ReasonDraft): void {
  drafts.set(id, draft);
}

/** It is decided. */
export function forgetDraft(id: string): void {
  drafts.delete(id);
}

/** A kept reason comes after what is written already. */
export const withReason = (written: string, reason: string): string =>
  written.trim() === '' ? reason : `${written.trimEnd()}\n${reason}`;
