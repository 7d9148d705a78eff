import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found';
import { CreateThreadScreen } from '../../features/forum/create-thread/create-thread-screen';
import { toThread } from '../../features/forum/thread-card/thread-link';

export const Route = createFileRoute('/_app/community/$name/createThread')({ component: CreateThread });

function CreateThread() {
  const { name } = Route.useParams();
  const { navigate } = useRouter();
  const forum = { to: '/community/$name', params: { name } } as const;
  /** The forum takes the form's place in the history, and the thread opens over it. */
  const open = async (threadId: string): Promise<void> => {
    // What was typed is posted: nothing is lost, and a question would come between the two.
    await navigate({ ...forum, replace: true, ignoreBlocker: true });
    await navigate({ ...toThread(threadId), ...forum });
  };
  return (
    <CreateThreadScreen
      key={name}
      communityName={name}
      onPosted={(threadId) => void open(threadId)}
      notFound={<NotFound />}
    />
  );
}
