import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { graphqlQueryOptions, SharedThreadDocument } from '@lyceum/web-graphql';
import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './shared-thread-card.module.css';

/** A thread that a text leads to, as far as its reader may see it: of any other one there is nothing but its address. */
export function SharedThreadCard({ threadId }: { readonly threadId: string }) {
  const userId = useSession().user?.id ?? '';
  const { data, isPending } = useQuery({
    ...graphqlQueryOptions(SharedThreadDocument, { threadId, userId }),
    retry: false,
  });
  if (isPending) return <div className={classes.root} aria-hidden />;
  if (!data) return null;
  const { title, creator, community } = data.getThread;
  return (
    <ThreadLink threadId={threadId} className={classes.root ?? ''}>
      <IconMessages size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.detail} dir="auto">
          {[creator && fullName(creator), community.displayName].filter(Boolean).join(' · ')}
        </span>
      </span>
    </ThreadLink>
  );
}
