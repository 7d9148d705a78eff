import { toast } from '@lyceum/ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showThreadChange, threadQuery } from '../../thread-queries';
import type { SentReply } from './outbox/reply-outbox';
import { postList, type PostView } from '../post-queries';
import { showNewComment } from '../reply-cache';
import * as messages from '../replies.messages';
import { isPost, type PostItem } from '../reply.types';

/**
 * Puts on the screen what the server made of the reader's own replies: a comment below its post; a post at the end
 * of what is loaded of the oldest first, and on top of any other list.
 */
export function useSentReplies(threadId: string, userId: string, view: PostView): (sent: SentReply) => void {
  const queryClient = useQueryClient();
  const { sort, from } = view;
  return useCallback(
    (sent) => {
      if (sent.status === 'HELD')
        toast.info(messages.heldForReview(), { title: messages.waitingForReview() });
      if (!isPost(sent)) return showNewComment(queryClient, sent);
      const { queryKey } = postList(threadId, userId, { sort, from });
      queryClient.setQueryData<InfiniteData<PostItem[]>>(
        queryKey,
        (known) => known && { ...known, pages: withPost(known.pages, sent, sort === 'OLDEST') },
      );
      const thread = queryClient.getQueryData(threadQuery(threadId, userId).queryKey)?.getThread;
      if (thread) showThreadChange(queryClient, threadId, { postsCnt: thread.postsCnt + 1 });
    },
    [queryClient, threadId, userId, sort, from],
  );
}

/** The pages with a post of the reader's own among them; one that is there already stays where it is. */
export function withPost(pages: readonly PostItem[][], post: PostItem, isOldestFirst: boolean): PostItem[][] {
  if (pages.some((page) => page.some(({ id }) => id === post.id))) return [...pages];
  const at = isOldestFirst ? pages.length - 1 : 0;
  return pages.map((page, index) => {
    if (index !== at) return page;
    return isOldestFirst ? [...page, post] : [post, ...page];
  });
}
