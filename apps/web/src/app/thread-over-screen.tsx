import { useLocation, useRouter } from '@tanstack/react-router';
import { ThreadModal } from '../features/forum/thread/thread-modal';
import { postNumberIn } from './post-number';

interface ThreadOverScreenProps {
  readonly threadId: string;
}

/**
 * A thread as a modal over the screen it was opened from (checklist line 20). Closing it is going back, to that screen
 * and its place in it; where there is none to go back to, the thread leaves the address.
 */
export function ThreadOverScreen({ threadId }: ThreadOverScreenProps) {
  const router = useRouter();
  const startAt = useLocation({ select: ({ search }) => postNumberIn(search) });
  const close = (): void => {
    if (router.state.location.state.isOverScreen) return router.history.back();
    void router.navigate({
      to: '.',
      search: ({ thread: _, post: _post, ...search }: { thread?: string; post?: number }) => search,
      replace: true,
      resetScroll: false,
    });
  };
  return <ThreadModal threadId={threadId} startAt={startAt} onClose={close} />;
}
