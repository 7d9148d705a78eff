import {
  contentStatuses,
  dueAtSchema,
  threadErrors,
  type ThreadParts,
  threadTitleSchema,
} from '@lyceum/contracts/forum';
import { ApiError } from '@lyceum/session';
import { firstIssue, type FormFailure, readFailure } from '@lyceum/shell';
import { CreateThreadDocument, execute } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshForums } from '../refresh-forums';
import { pollProblem } from '../poll/poll-draft';
import { type ThreadDraft, threadInput } from './thread-draft';

type Field = keyof ThreadParts | 'content' | 'poll';

/** What is wrong with a thread, by its field. */
export interface ThreadProblems extends Partial<Record<Field, string>> {
  general?: string | null;
  /** Id of the failure in the server's log. */
  reference?: string;
}

export interface PostedThread {
  id: string;
  /** A moderator looks at it before others see it. */
  isHeld: boolean;
}

/** A thread as it goes out. */
export interface ThreadToPost {
  readonly draft: ThreadDraft;
  /** The server's draft of it, which ends with it. */
  readonly draftId: string | null;
  readonly clientKey: string;
}

const contentCodes: readonly string[] = [
  threadErrors.CONTENT_BLANK.code,
  threadErrors.CONTENT_INVALID.code,
  threadErrors.CONTENT_TOO_LARGE.code,
];

/**
 * Posts a thread (checklist line 100). `refused` says what the server had against it.
 * @param asked names of what the form asks for: what is wrong with anything else is said of the whole
 */
export function useCreateThread(
  communityId: string,
  asked: readonly string[],
  onPosted: (thread: PostedThread) => void,
) {
  const queryClient = useQueryClient();
  const posting = useMutation({
    mutationFn: async ({ draft, draftId, clientKey }: ThreadToPost) => {
      const input = { ...threadInput(draft), communityId, title: draft.title.trim(), draftId, clientKey };
      return (await execute(CreateThreadDocument, { input })).createThread;
    },
    onSuccess: ({ id, status }) => {
      onPosted({ id, isHeld: status === contentStatuses[1] });
      void refreshForums(queryClient);
    },
  });
  return {
    post: posting.mutate,
    isPosting: posting.isPending,
    refused: posting.error && { draft: posting.variables.draft, problems: problemsOf(posting.error, asked) },
  };
}

/** What can be told without asking the server; `null` if nothing is wrong. */
export function problemsBeforePosting({ title, text, dueAt, poll }: ThreadDraft): ThreadProblems | null {
  const titleIssue = firstIssue(threadTitleSchema, title);
  const dueIssue = dueAt ? firstIssue(dueAtSchema, new Date(dueAt)) : undefined;
  const inPoll = pollProblem(poll);
  const problems = {
    ...(titleIssue !== undefined && { title: titleIssue }),
    ...(text.isBlank && { content: threadErrors.CONTENT_BLANK.message }),
    ...(dueIssue !== undefined && { dueAt: dueIssue }),
    ...(inPoll !== null && { poll: inPoll }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

/** What the server refused and still stands so; what is not of one field of the draft stays until it is sent again. */
export function stillRefused(
  { draft, problems }: { draft: ThreadDraft; problems: ThreadProblems },
  now: ThreadDraft,
): ThreadProblems {
  const kept = (field: string): keyof ThreadDraft =>
    field === 'content' ? 'text' : (field as keyof ThreadDraft);
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => draft[kept(field)] === now[kept(field)]),
  );
}

function problemsOf(error: unknown, asked: readonly string[]): ThreadProblems {
  if (error instanceof ApiError && contentCodes.includes(error.code)) {
    const issues = error.issues.map(({ message }) => message).join(' ');
    return { content: issues === '' ? error.message : `${error.message} ${issues}` };
  }
  return toProblems(readFailure(error, asked));
}

function toProblems({ fieldErrors, general, reference }: FormFailure): ThreadProblems {
  return { ...fieldErrors, general, ...(reference !== undefined && { reference }) };
}
