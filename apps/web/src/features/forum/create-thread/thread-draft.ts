import {
  DeleteDraftDocument,
  type DraftPartsFragment,
  execute,
  NewThreadDraftDocument,
  SaveNewThreadDraftDocument,
} from '@lyceum/web-graphql';
import type { DraftDoor, DraftKind, StoredDraft } from '../drafts/draft.types';
import { type DraftText, emptyText, isDraftText, isSameText, textOfStored } from '../drafts/written-text';
import { isPollDraft, newPoll, type PollDraft } from '../poll/poll-draft';

/** A thread that is being written. */
export interface ThreadDraft {
  readonly title: string;
  readonly text: DraftText;
  readonly tags: readonly string[];
  /** Null where there is none. */
  readonly poll: PollDraft | null;
}

export const emptyThread: ThreadDraft = { title: '', text: emptyText, tags: [], poll: null };

export const threadKind: DraftKind<ThreadDraft> = {
  empty: emptyThread,
  isContent: isThreadDraft,
  isEmpty: ({ title, text, tags, poll }) =>
    title.trim() === '' && text.isBlank && tags.length === 0 && (poll === null || poll.options.length === 0),
  isSame: (one, other) =>
    one.title === other.title &&
    isSameText(one.text, other.text) &&
    JSON.stringify([one.tags, pollParts(one.poll)]) === JSON.stringify([other.tags, pollParts(other.poll)]),
};

/** The server's draft of a new thread in a forum: one for each person (checklist line 100). */
export function threadDoor(userId: string, communityId: string): DraftDoor<ThreadDraft> {
  return {
    read: async () => {
      const { getNewThreadDraft: draft } = await execute(NewThreadDraftDocument, { communityId, userId });
      return draft ? storedOf(draft) : null;
    },
    save: async ({ title, text, tags, poll }, baseRevision) => {
      const { content, isRich } = text;
      const input = { title, content, isRich, tags: [...tags], poll: poll && pollInput(poll) };
      const variables = { userId, communityId, input, baseRevision };
      return storedOf((await execute(SaveNewThreadDraftDocument, variables)).saveNewThreadDraft);
    },
    remove: (draftId) => execute(DeleteDraftDocument, { draftId, userId }),
  };
}

/** A poll as the server takes it. */
export function pollInput({ options, ...settings }: PollDraft) {
  return { ...settings, options: [...options] };
}

function storedOf(draft: DraftPartsFragment): StoredDraft<ThreadDraft> {
  const { id, revision, updatedAt, title, tags, poll } = draft;
  const content = { title, tags, text: textOfStored(draft), poll: poll ? pollOfStored(poll) : null };
  return { id, revision, updatedAt, content };
}

function pollOfStored(poll: NonNullable<DraftPartsFragment['poll']>): PollDraft {
  return {
    options: poll.options,
    open: poll.open ?? newPoll.open,
    canSelectMultiple: poll.canSelectMultiple ?? newPoll.canSelectMultiple,
    hiddenUntilVoted: poll.hiddenUntilVoted ?? newPoll.hiddenUntilVoted,
    closesAt: poll.closesAt ?? null,
  };
}

/** What two polls are compared by. */
function pollParts(poll: PollDraft | null) {
  return poll && [poll.options, poll.open, poll.canSelectMultiple, poll.hiddenUntilVoted, poll.closesAt];
}

function isThreadDraft(value: unknown): value is ThreadDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, text, tags, poll } = value as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    isDraftText(text) &&
    (poll === null || isPollDraft(poll))
  );
}
