import { useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import { DismissAnnouncementDocument, execute } from '@lyceum/web-graphql';
import { CloseButton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forumQueries } from '../forum-queries';
import type { ReactNode } from 'react';
import * as messages from './parts.messages';
import classes from './announcement-banner.module.css';

interface PlaceOfAnnouncement {
  /** The place it is for: `type` and `tag` of getPriorityPost. */
  readonly type: string;
  readonly tag: string;
}

interface UnderAnnouncementProps extends PlaceOfAnnouncement {
  /** What stands below it. */
  readonly children: ReactNode;
}

/**
 * An announcement and what stands below it. What is below loads at once and shows as soon as it is known whether there
 * is an announcement: nothing the reader has begun to look at moves down. It waits for the first answer only.
 */
export function UnderAnnouncement({ type, tag, children }: UnderAnnouncementProps) {
  const userId = useSession().user?.id ?? '';
  const { isPending, fetchStatus, failureCount } = useQuery(forumQueries.announcement(userId, type, tag));
  const isWaiting = isPending && fetchStatus === 'fetching' && failureCount === 0;
  return (
    <>
      <AnnouncementBanner type={type} tag={tag} />
      {isWaiting && <CardListSkeleton cards={4} label={messages.loading()} />}
      <div hidden={isWaiting}>{children}</div>
    </>
  );
}

/** What staff announce here, until the reader has put it away (checklist line 81). Nothing, where there is nothing. */
function AnnouncementBanner({ type, tag }: PlaceOfAnnouncement) {
  const userId = useSession().user?.id ?? '';
  const options = forumQueries.announcement(userId, type, tag);
  const post = useQuery(options).data?.getPriorityPost;
  const queryClient = useQueryClient();
  const dismiss = useMutation({
    mutationFn: (id: string) => execute(DismissAnnouncementDocument, { id, userId }),
    // Gone at once; should the server not have noted it, it is back at the next visit.
    onMutate: () => queryClient.setQueryData(options.queryKey, { getPriorityPost: null }),
    onError: logFailure,
  });
  if (!post) return null;
  return (
    <aside className={classes.root} aria-label={messages.announcement()}>
      <IconSpeakerphone size={22} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{post.title}</p>
        {post.content !== '' && <p className={classes.content}>{post.content}</p>}
        {post.link && (
          <Link to="/$" params={{ _splat: post.link.replace(/^\//, '') }} className={classes.link ?? ''}>
            {messages.readMore()}
          </Link>
        )}
      </div>
      <CloseButton aria-label={messages.dismissTheAnnouncement()} onClick={() => dismiss.mutate(post.id)} />
    </aside>
  );
}
