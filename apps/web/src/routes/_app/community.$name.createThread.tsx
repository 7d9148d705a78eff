import { createFileRoute, useRouter } from '@tanstack/react-router';
import { NotFoundMessage } from '../../app/not-found-message';
import { CreateThreadScreen } from '../../features/forum/create-thread/create-thread-screen';
import { toThread } from '../../features/forum/thread-card/thread-link';

export const Route = createFileRoute('/_app/community/$name/createThread')({ component: CreateThread });

function CreateThread() {
  const { config } = Route.useRouteContext();
  const { name } = Route.useParams();
  const { history, navigate, buildLocation } = useRouter();
  const forum = { to: '/community/$name', params: { name } } as const;
  /** The forum takes the form's place in the history, and the thread opens over it. */
  const open = (threadId: string): void => {
    history.replace(buildLocation(forum).href);
    // Otherwise the two become one entry.
    history.flush();
    void navigate({ ...toThread(threadId), ...forum });
  };
  return (
    <CreateThreadScreen
      key={name}
      communityName={name}
      brandName={config.brandName}
      onPosted={open}
      notFound={<NotFoundMessage brandName={config.brandName} />}
    />
  );
}
