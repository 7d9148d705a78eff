import { postLimits } from '@lyceum/contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showThreadChange, threadQuery } from '../../thread-queries';
import type { PostItem } from '../reply.types';
import { useGathered } from './use-gathered';
import { useChangedPosts } from './use-changed-posts';
import { useLiveReplies } from './use-live-replies';

/** Replies of others that came while the window is open and are not shown yet. */
export interface News {
  readonly count: number;
  /** The number of the first of them; null where nobody told it. */
  readonly from: number | null;
  readonly clear: () => void;
}

interface NewsParts {
  readonly threadId: string;
  readonly userId: string;
  readonly posts: readonly PostItem[];
  /** The post that stands beneath the thread's text. */
  readonly highlightedId: string | null;
  /** A new post has this number. */
  readonly onNumber: (number: number) => void;
}

/** Posts that are asked for again after a lost connection. */
const postsRefreshed = 2 * postLimits.pageSize;

const none = { numbers: [] as readonly number[], missed: 0 };

/** Follows what others write: new posts are counted, changed ones shown; what a lost connection hid is made up for. */
export function useNews({ threadId, userId, posts, highlightedId, onNumber }: NewsParts): News {
  const queryClient = useQueryClient();
  const [news, setNews] = useState(none);
  const onChanged = useChangedPosts(userId);
  const options = threadQuery(threadId, userId);
  const askAgain = useGathered(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));
  const postsCnt = (): number => queryClient.getQueryData(options.queryKey)?.getThread.postsCnt ?? 0;
  useLiveReplies(threadId, {
    onCreated: ({ number, creatorId }) => {
      if (creatorId === userId || posts.some((post) => post.number === number)) return;
      onNumber(number);
      showThreadChange(queryClient, threadId, { postsCnt: postsCnt() + 1 });
      setNews(({ numbers, missed }) => ({ numbers: [...new Set([...numbers, number])], missed }));
    },
    onChanged: (postId) => {
      onChanged(postId);
      if (postId === highlightedId) askAgain();
    },
    onHighlighted: askAgain,
    onReconnected: () => {
      // What is on the screen may have changed; the reader is where the list was loaded last.
      for (const { id } of posts.slice(-postsRefreshed)) onChanged(id);
      const before = postsCnt();
      void queryClient.refetchQueries({ queryKey: options.queryKey }).then(() => {
        const came = Math.max(0, postsCnt() - before);
        setNews(({ numbers, missed }) => ({ numbers, missed: missed + came }));
      });
    },
  });
  return {
    count: news.numbers.length + news.missed,
    from: news.missed > 0 || news.numbers.length === 0 ? null : Math.min(...news.numbers),
    clear: () => setNews(none),
  };
}
