import {
  DeleteDraftDocument,
  type DraftPartsFragment,
  execute,
  NewThreadDraftDocument,
  type NewThreadDraftInput,
  SaveNewThreadDraftDocument,
} from '@lyceum/web-graphql';
import { hashKey } from '@tanstack/react-query';
import type { DraftOnServer, DraftKind, StoredDraft } from '../drafts/draft.types';
import { type DraftText, emptyText, isDraftText, isSameText, textOfStored } from '../drafts/written-text';
import { isPollDraft, newPoll, type PollDraft } from '../poll/poll-draft';

/** What is said of a thread beside its text and its poll. A part the form knows nothing of is kept as it was read. */
type Parts = Omit<NewThreadDraftInput, 'content' | 'isRich' | 'poll'>;

/** A thread that is being written. */
export interface ThreadDraft extends Readonly<Parts> {
  readonly title: string;
  readonly text: DraftText;
  readonly tags: string[];
  /** Null where there is none. */
  readonly poll: PollDraft | null;
}

export const emptyThread: ThreadDraft = { title: '', text: emptyText, tags: [], poll: null };

export const threadKind: DraftKind<ThreadDraft> = {
  empty: emptyThread,
  isContent: isThreadDraft,
  isEmpty: ({ title, text, tags, poll }) =>
    title.trim() === '' && text.isBlank && tags.length === 0 && (poll === null || poll.options.length === 0),
  isSame: (one, other) => isSameText(one.text, other.text) && hashOf(one) === hashOf(other),
};

/** The server's draft of a new thread in a forum: one for each person (checklist line 100). */
export function threadDraftOnServer(userId: string, communityId: string): DraftOnServer<ThreadDraft> {
  return {
    read: async () => {
      const { getNewThreadDraft: draft } = await execute(NewThreadDraftDocument, { communityId, userId });
      return draft ? storedOf(draft) : null;
    },
    save: async (draft, baseRevision) => {
      const variables = { userId, communityId, input: threadInput(draft), baseRevision };
      return storedOf((await execute(SaveNewThreadDraftDocument, variables)).saveNewThreadDraft);
    },
    remove: (draftId) => execute(DeleteDraftDocument, { draftId, userId }),
  };
}

/** A thread as the server takes it, finished or not. */
export function threadInput(draft: ThreadDraft) {
  const { content, isRich } = draft.text;
  return { ...partsOf(draft), content, isRich };
}

function partsOf({ text: _, poll, ...parts }: ThreadDraft) {
  return { ...parts, poll: poll && { ...poll, options: [...poll.options] } };
}

/** What two drafts are compared by: a part that is not said is as good as none. */
function hashOf(draft: ThreadDraft): string {
  const said = Object.entries(partsOf(draft)).filter(([, part]) => part !== null);
  return hashKey([Object.fromEntries(said)]);
}

/** A part that the document of drafts does not ask for is missed by the type. */
function storedOf(draft: DraftPartsFragment & Required<Parts>): StoredDraft<ThreadDraft> {
  const { id, revision, updatedAt, content: _, isRich: __, poll, ...parts } = draft;
  const content = { ...parts, text: textOfStored(draft), poll: poll ? pollOfStored(poll) : null };
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
