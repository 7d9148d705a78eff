import { postLimits, type PostSort } from '@lyceum/contracts/forum';
import {
  graphqlPages,
  graphqlQueryOptions,
  ThreadPostsDocument,
  ThreadPostSearchDocument,
} from '@lyceum/web-graphql';
import type { PostItem } from './reply.types';

/** Which posts of a thread are shown: in what order, and from which number on; from a number only the oldest first. */
export interface PostView {
  readonly sort: PostSort;
  readonly from: number | null;
}

/** Where a page begins: behind a row, or at a number. */
interface PagePlace {
  readonly cursor: string | null;
  readonly fromNumber: number | null;
  /** Posts of this number and later ones are in the list already. */
  readonly before?: number;
}

/** Posts of a thread, seven at a time (checklist line 101); a list that begins at a number goes on at both ends. */
export function postList(threadId: string, requestingUser: string, { sort, from }: PostView) {
  const pages = graphqlPages(ThreadPostsDocument, {
    variables: ({ cursor, fromNumber }: PagePlace) => ({
      threadId,
      requestingUser,
      sortBy: sort,
      limitValue: postLimits.pageSize,
      cursor,
      fromNumber,
    }),
    page: ({ getPostsFromThread: posts }, { before }): PostItem[] =>
      before === undefined ? posts : posts.filter(({ number }) => number < before),
    first: { cursor: null, fromNumber: from },
    next: nextPlace,
    previous: previousPlace,
  });
  // Nothing moves under the reader by itself, and each order begins at its start again. What is kept for no time would
  // be lost, with the answer it began with, whenever the screen waits for a part.
  return { ...pages, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, initialData: undefined };
}

/** A page of fewer than seven ends the list. */
function nextPlace(lastPage: readonly PostItem[], _: unknown, { before }: PagePlace): PagePlace | null {
  const last = lastPage.at(-1);
  // A page in front of the others may have lost rows that stand further down already.
  if (!last || (before === undefined && lastPage.length < postLimits.pageSize)) return null;
  return { cursor: last.cursor, fromNumber: null };
}

/** The numbers right before the first page; some of them may be nobody's any more. */
function previousPlace(_page: unknown, _pages: unknown, { fromNumber }: PagePlace): PagePlace | null {
  if (fromNumber === null || fromNumber <= 1) return null;
  return {
    cursor: null,
    fromNumber: Math.max(1, fromNumber - postLimits.pageSize),
    before: fromNumber,
  };
}

/** Posts that say what is looked for, themselves or in their comments (checklist line 103). */
export function postSearch(threadId: string, userId: string, searchQuery: string) {
  return graphqlQueryOptions(ThreadPostSearchDocument, { threadId, userId, searchQuery });
}
