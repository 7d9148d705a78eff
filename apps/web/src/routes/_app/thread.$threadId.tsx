import { CardListSkeleton, Page, PageTitle, whenIdle } from '@lyceum/ui';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { postNumberIn } from '../../app/post-number';
import { ThreadModal } from '../../features/forum/thread/thread-modal';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_app/thread/$threadId')({ component: LinkedThread });

/** What lies under a thread that a link opened. */
const forums = '/community';

/**
 * A thread opened by its link (checklist line 20). The forums' home lies under it in the history, and on the screen only
 * its outline: who follows a link waits for the thread alone.
 */
function LinkedThread() {
  const { threadId } = Route.useParams();
  const search = Route.useSearch();
  const router = useRouter();
  useForumsBefore(threadId);
  useEffect(() => whenIdle(() => void router.preloadRoute({ to: forums })), [router]);
  return (
    <>
      <div inert style={{ display: 'contents' }}>
        <Page>
          <PageTitle title={messages.community()} />
          <CardListSkeleton cards={4} label={messages.loadingThreads()} />
        </Page>
      </div>
      {search.thread === undefined && (
        <ThreadModal
          key={threadId}
          threadId={threadId}
          startAt={postNumberIn(search)}
          isLinked
          onClose={() => router.history.back()}
        />
      )}
    </>
  );
}

/** Puts the forums' home before this entry of the history, once: closing the thread is going back, to there. */
function useForumsBefore(threadId: string): void {
  const { history } = useRouter();
  useEffect(() => {
    const { href, state } = history.location;
    if (state.isOverScreen) return;
    history.flush();
    // Past the router, which would go there otherwise, and load what nobody sees.
    History.prototype.replaceState.call(window.history, window.history.state, '', forums);
    history.push(href, { isOverScreen: true });
  }, [history, threadId]);
}
