import type { PostSort } from '@lyceum/contracts/forum';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { postList, type PostView } from '../post-queries';
import { rememberedSort, rememberSort } from './remembered-sort';
import type { PostRun } from '../live/read-marker';
import type { PostItem } from '../reply.types';

/** The posts that are shown, and in what order. `startAt` is the number a link led to. */
export function usePostView(threadId: string, userId: string, startAt: number | null) {
  const [view, setView] = useState<PostView>(
    () => viewFrom(startAt) ?? { sort: rememberedSort(), from: null },
  );
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(postList(threadId, userId, view));
  const posts = useMemo(() => rowsOf(list.data?.pages ?? []), [list.data]);
  const hasMore = list.hasNextPage;
  const run = useMemo(() => runOf(posts, view, hasMore), [posts, view, hasMore]);
  return {
    view,
    list,
    posts,
    run,
    /** From the start, and remembered for this session (checklist line 102). */
    sortBy: (sort: PostSort) => {
      rememberSort(sort);
      setView({ sort, from: null });
    },
    /** The oldest first, beginning at a number. */
    beginAt: (number: number) => setView({ sort: 'OLDEST', from: number }),
    /** The newest, as they are now; without taking it for the reader's choice. */
    showNewest: () => {
      const newest: PostView = { sort: 'NEWEST', from: null };
      setView(newest);
      void queryClient.resetQueries({ queryKey: postList(threadId, userId, newest).queryKey });
    },
  };
}

function viewFrom(number: number | null): PostView | null {
  return number === null ? null : { sort: 'OLDEST', from: number };
}

/** What of the list hangs together. By likes nothing does, unless all posts are there. */
export function runOf(posts: readonly PostItem[], view: PostView, hasMore: boolean): PostRun {
  const numbers = posts.map(({ number }) => number);
  const least = Math.min(...numbers);
  if (view.sort === 'OLDEST')
    return { numbers, completeFrom: view.from === null ? 1 : Math.min(view.from, least) };
  if (!hasMore) return { numbers, completeFrom: 1 };
  return { numbers, completeFrom: view.sort === 'NEWEST' ? least : Number.POSITIVE_INFINITY };
}
