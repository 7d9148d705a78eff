import { fullName } from '@lyceum/contracts/auth';
import { onDemand } from '@lyceum/shell';
import { RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import { IconChartBar, IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import card from '../parts/link-card.module.css';
import { DueMark } from './due-mark';
import { MenuButton } from './menu-button';
import type { PinMenuProps } from './pin-menu';
import * as messages from './thread-card.messages';
import classes from './thread-card.module.css';
import type { ThreadRow } from '../forum.types';
import { ThreadCounts } from './thread-counts';
import { ThreadLink } from './thread-link';
import { ThreadThumbnail } from './thread-thumbnail';

const PinMenu = onDemand<PinMenuProps>(
  ({ thread: { title }, onClick }) => <MenuButton title={title} onClick={onClick} />,
  () => import('./pin-menu').then((it) => it.PinMenu),
);

interface ThreadCardProps {
  readonly thread: ThreadRow;
  /** `list` (default) is a row, `grid` a tile with the picture on top. */
  readonly variant?: 'list' | 'grid';
  /** Whether the forum's name is shown; not inside the forum itself. Default true. */
  readonly showsForum?: boolean;
  /** Pins or unpins the thread. Without it, and for those who may not, there is no menu. */
  readonly onPin?: (pinned: boolean) => void;
}

/** A thread in a list (checklist line 83). The whole card opens it; the author and the menu stand above that. */
export function ThreadCard({ thread, variant = 'list', showsForum = true, onPin }: ThreadCardProps) {
  const titleId = useId();
  const { creator } = thread;
  return (
    <article
      className={`${card.root} ${classes.root}`}
      data-variant={variant}
      data-new={thread.isNew}
      aria-labelledby={titleId}
    >
      <ThreadThumbnail thread={thread} className={classes.thumbnail ?? ''} />
      <div className={classes.head}>
        <UserLink user={creator}>
          <span className={classes.author}>
            <UserAvatar
              firstName={creator.firstName}
              lastName={creator.lastName}
              src={creator.userProfile.profilePictureUrl ?? null}
              size={28}
              decorative
            />
            <span className={classes.name}>{fullName(creator)}</span>
          </span>
        </UserLink>
        {creator.requestingUserIsTheTeacherOfThisUser && (
          <span className={classes.flag}>{messages.yourStudent()}</span>
        )}
        <span className={classes.when}>
          <RelativeTime at={thread.createdAt} />
        </span>
        {showsForum && <ForumLink community={thread.community} />}
      </div>
      <div className={classes.words}>
        <h3 className={classes.title} id={titleId} dir="auto">
          <ThreadLink threadId={thread.id} className={card.link ?? ''}>
            {thread.title}
          </ThreadLink>
        </h3>
        {thread.preview !== '' && (
          <p className={classes.preview} dir="auto">
            {thread.preview}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <ThreadCounts thread={thread} />
        <Marks thread={thread} />
      </div>
      {thread.pinnable && onPin && <PinMenu thread={thread} onPin={onPin} />}
    </article>
  );
}

function ForumLink({ community }: { readonly community: ThreadRow['community'] }) {
  return (
    <Link
      to="/$"
      params={{ _splat: `community/${community.name}` }}
      className={classes.forum ?? ''}
      aria-label={messages.forumOfThread({ displayName: community.displayName })}
    >
      {community.displayName}
    </Link>
  );
}

/** What sets this one apart: new to the reader, unread replies, pinned, held, with a poll, due by a day, a student's that nobody answers. */
function Marks({ thread }: { readonly thread: ThreadRow }) {
  return (
    <span className={classes.marks}>
      <DueMark at={thread.dueAt} />
      {thread.isWaiting && <span className={classes.held}>{messages.unanswered()}</span>}
      {thread.isNew && <span className={classes.new}>{messages.newOne()}</span>}
      {thread.unreadCnt > 0 && (
        <span className={classes.unread}>{messages.unread({ count: thread.unreadCnt })}</span>
      )}
      {thread.pinned && (
        <span className={classes.mark}>
          <IconPin size={14} stroke={1.75} aria-hidden /> {messages.pinned()}
        </span>
      )}
      {thread.hasPoll && (
        <span className={classes.mark}>
          <IconChartBar size={14} stroke={1.75} aria-hidden /> {messages.poll()}
        </span>
      )}
      {thread.status === 'HELD' && <span className={classes.held}>{messages.waitingForReview()}</span>}
    </span>
  );
}
