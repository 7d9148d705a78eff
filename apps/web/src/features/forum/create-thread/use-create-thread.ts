import { contentStatuses, threadErrors, threadTitleSchema } from '@lyceum/contracts';
import { ApiError } from '@lyceum/session';
import { type FormFailure, readFailure } from '@lyceum/shell';
import { CreateThreadDocument, execute } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshForums } from '../refresh-forums';
import type { ThreadDraft } from './thread-draft';

/** What is wrong with a thread, by its field. */
export interface ThreadProblems {
  title?: string;
  content?: string;
  tags?: string;
  general?: string | null;
  /** Id of the failure in the server's log. */
  reference?: string;
}

export interface PostedThread {
  id: string;
  /** A moderator looks at it before others see it. */
  isHeld: boolean;
}

const contentCodes: readonly string[] = [
  threadErrors.CONTENT_BLANK.code,
  threadErrors.CONTENT_INVALID.code,
  threadErrors.CONTENT_TOO_LARGE.code,
];

/** Posts a thread (checklist line 100). `problems` says what the server refused. */
export function useCreateThread(communityId: string, onPosted: (thread: PostedThread) => void) {
  const queryClient = useQueryClient();
  const posting = useMutation({
    mutationFn: async ({ title, text, tags, clientKey }: ThreadDraft) => {
      const { content, isRich } = text;
      const input = { communityId, title: title.trim(), content, isRich, tags, clientKey };
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
    problems: posting.error ? problemsOf(posting.error) : null,
  };
}

/** What can be told without asking the server; `null` if nothing is wrong. */
export function problemsBeforePosting({ title, text }: ThreadDraft): ThreadProblems | null {
  const titleIssue = threadTitleSchema.safeParse(title).error?.issues[0]?.message;
  const problems = {
    ...(titleIssue !== undefined && { title: titleIssue }),
    ...(text.isBlank && { content: threadErrors.CONTENT_BLANK.message }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

function problemsOf(error: unknown): ThreadProblems {
  if (error instanceof ApiError && contentCodes.includes(error.code)) {
    const issues = error.issues.map(({ message }) => message).join(' ');
    return { content: issues === '' ? error.message : `${error.message} ${issues}` };
  }
  return toProblems(readFailure(error, ['title', 'tags', 'content']));
}

function toProblems({ fieldErrors, general, reference }: FormFailure): ThreadProblems {
  return { ...fieldErrors, general, ...(reference !== undefined && { reference }) };
}
