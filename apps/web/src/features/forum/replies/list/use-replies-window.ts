import { useSession } from '@lyceum/session';
import { type RefObject, useMemo, useState } from 'react';
import type { ThreadPageItem } from '../../thread-queries';
import { useFailureDialog } from '../writing/use-failure-dialog';
import { useOutbox } from '../writing/outbox/use-outbox';
import type { RepliesOfThread } from '../replies-context';
import { useNews } from '../live/use-news';
import { usePostTarget } from './use-post-target';
import { usePostView } from './use-post-view';
import { useReadMarker } from '../live/use-read-marker';
import { useSentReplies } from '../writing/use-sent-replies';

/** Everything the replies of a thread's window know and do; `startAt` is the number of the post a link led to. */
export function useRepliesWindow(
  thread: ThreadPageItem,
  startAt: number | null,
  area: RefObject<HTMLElement | null>,
) {
  const userId = useSession().user?.id ?? '';
  const { id: threadId, canReplyTo: canReply, canHighlight } = thread;
  const highlightedId = thread.highlight?.postId ?? null;
  const shown = usePostView(threadId, userId, startAt);
  const { outbox, waiting, send } = useOutbox(userId, threadId, useSentReplies(threadId, userId, shown.view));
  const [tellFailure, failureDialog] = useFailureDialog();
  const { see: onSeen, expect: onNumber } = useReadMarker(thread, shown.run);
  const news = useNews({ threadId, userId, posts: shown.posts, onNumber, highlightedId });
  const bringIntoView = usePostTarget(area, shown.posts, startAt);
  const goTo = (number: number): void => {
    if (!shown.posts.some((post) => post.number === number)) shown.beginAt(number);
    bringIntoView(number);
  };
  const [followed, setFollowed] = useState(startAt);
  if (startAt !== followed) {
    // Another link into the thread that is open.
    setFollowed(startAt);
    if (startAt !== null) goTo(startAt);
  }
  const ofThread = useMemo(
    (): RepliesOfThread => ({
      threadId,
      userId,
      canReply,
      canHighlight,
      highlightedId,
      outbox,
      waiting,
      send,
      tellFailure,
      marked: startAt,
      onSeen,
    }),
    [
      threadId,
      userId,
      canReply,
      canHighlight,
      highlightedId,
      outbox,
      waiting,
      send,
      tellFailure,
      startAt,
      onSeen,
    ],
  );
  return { ...shown, ofThread, news, goTo, failureDialog };
}

export type RepliesWindow = ReturnType<typeof useRepliesWindow>;
