import { useRouter } from '@tanstack/react-router';
import { ThreadModal } from '../features/forum/thread/thread-modal';

interface ThreadOverScreenProps {
  readonly threadId: string;
  readonly brandName: string;
}

/**
 * A thread as a modal over the screen it was opened from (checklist line 20). Closing it is going back, to that screen
 * and its place in it; where there is none to go back to, the thread leaves the address.
 */
export function ThreadOverScreen({ threadId, brandName }: ThreadOverScreenProps) {
  const router = useRouter();
  const close = (): void => {
    if (router.state.location.state.isOverScreen) return router.history.back();
    void router.navigate({
      to: '.',
      search: ({ thread: _, ...search }: { thread?: string }) => search,
      replace: true,
      resetScroll: false,
    });
  };
  return <ThreadModal threadId={threadId} brandName={brandName} onClose={close} />;
}
