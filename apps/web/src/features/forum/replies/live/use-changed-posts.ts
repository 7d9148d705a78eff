import { postLimits } from '@lyceum/contracts/forum';
import { execute, OnePostDocument } from '@lyceum/web-graphql';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { withMoreComments } from '../comment-tree';
import { changePosts, findReply } from '../reply-cache';
import type { PostItem } from '../reply.types';

/** Changes of one post within so many milliseconds are fetched once; not by all readers at the same moment. */
const gatherMilliseconds = 600;

/** Fetches posts that have changed, and shows them as they are now. Answers what to call with the id of such a post. */
export function useChangedPosts(userId: string): (postId: string) => void {
  const queryClient = useQueryClient();
  const [timers] = useState(() => new Map<string, number>());
  useEffect(
    () => () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
    },
    [timers],
  );
  return useCallback(
    (postId) => {
      if (timers.has(postId) || !findReply(queryClient, postId)) return;
      const wait = gatherMilliseconds * (0.5 + Math.random());
      const refresh = (): void => {
        timers.delete(postId);
        void refreshPost(queryClient, postId, userId);
      };
      timers.set(postId, window.setTimeout(refresh, wait));
    },
    [queryClient, timers, userId],
  );
}

async function refreshPost(queryClient: QueryClient, postId: string, userId: string): Promise<void> {
  try {
    const { getPost: fresh } = await execute(OnePostDocument, { postId, userId });
    changePosts(queryClient, (post) => (post.id === postId ? refreshed(post, fresh) : post));
  } catch {
    // What is there stays; the next look at the list tells.
  }
}

/** The post as it is now, with the comments that were loaded further down. */
export function refreshed(post: PostItem, fresh: PostItem): PostItem {
  if (post.comments.length <= postLimits.commentsPageSize) return fresh;
  const comments = withMoreComments(post.comments, fresh.comments);
  return { ...fresh, comments, commentsCursor: post.commentsCursor };
}
