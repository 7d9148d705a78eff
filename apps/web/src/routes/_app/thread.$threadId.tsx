import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toPath } from '../../app/pathed';
import { postNumberIn } from '../../app/post-number';
import { toThread } from '../../features/forum/thread-card/thread-link';

export const Route = createFileRoute('/_app/thread/$threadId')({ component: LinkedThread });

/** What lies under a thread that a link opened. */
const forums = '/community';

/**
 * A thread opened by its link (checklist line 20): the forums' home is put under it in the history, and the thread
 * opens over that.
 */
function LinkedThread() {
  const { threadId } = Route.useParams();
  const { history, navigate } = useRouter();
  const post = useLocation({ select: ({ search }) => postNumberIn(search) });
  useEffect(() => {
    history.replace(forums);
    // Otherwise the two become one entry.
    history.flush();
    void navigate({ ...toThread(threadId, post), ...toPath(forums) });
  }, [history, navigate, post, threadId]);
  return null;
}
