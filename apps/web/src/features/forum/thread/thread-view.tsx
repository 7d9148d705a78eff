import { threadTexts } from '@lyceum/contracts';
import { RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import { Alert, Modal } from '@mantine/core';
import { IconClockPause, IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Replies } from '../replies/replies';
import { ThreadPoll } from '../poll/thread-poll';
import { Translate } from '../translate/translate';
import { StudentsTakingPart, Teammates } from './participants';
import { ThreadActions } from './thread-actions';
import { ThreadContent } from './thread-content';
import { ThreadEditor } from './thread-editor';
import type { ThreadPageItem } from './thread-queries';
import classes from './thread-view.module.css';

interface ThreadViewProps {
  readonly thread: ThreadPageItem;
  /** Number of the post a link led to. */
  readonly startAt: number | null;
  readonly onClose: () => void;
}

/** A thread and its posts (checklist line 87). */
export function ThreadView({ thread, startAt, onClose }: ThreadViewProps) {
  const [isEditing, setEditing] = useState(false);
  const [replyCalls, setReplyCalls] = useState(0);
  return (
    <article className={classes.root}>
      <p className={classes.place}>
        <Link
          to="/$"
          params={{ _splat: `community/${thread.community.name}` }}
          className={classes.forum ?? ''}
        >
          {thread.community.displayName}
        </Link>
        {thread.pinned && (
          <span className={classes.pinned}>
            <IconPin size={15} stroke={1.75} aria-hidden /> {threadTexts.pinned}
          </span>
        )}
      </p>
      <Modal.Title className={classes.title ?? ''} dir="auto">
        {thread.title}
      </Modal.Title>
      <Author thread={thread} />
      {thread.status === 'HELD' && <HeldNotice isAuthor={thread.editable} />}
      {isEditing ? (
        <ThreadEditor thread={thread} onDone={() => setEditing(false)} />
      ) : (
        <>
          {thread.thumbnailUrl && <img className={classes.thumbnail} src={thread.thumbnailUrl} alt="" />}
          <ThreadContent thread={thread} />
          <Translate text={thread.plainText} about={{ type: 'THREAD', id: thread.id }} subject="thread" />
          {thread.pollId && <ThreadPoll pollId={thread.pollId} />}
          <Tags tags={thread.tags} />
          <ThreadActions
            thread={thread}
            onReply={() => setReplyCalls(replyCalls + 1)}
            onEdit={() => setEditing(true)}
            onClose={onClose}
          />
        </>
      )}
      <StudentsTakingPart thread={thread} />
      <Teammates people={thread.teammates} />
      <Replies thread={thread} startAt={startAt} replyCalls={replyCalls} />
    </article>
  );
}

function Author({ thread }: { readonly thread: ThreadPageItem }) {
  const { creator, createdAt, editedAt } = thread;
  const { firstName, lastName } = creator;
  return (
    <div className={classes.author}>
      <UserAvatar
        firstName={firstName}
        lastName={lastName}
        src={creator.userProfile.profilePictureUrl ?? null}
        size={40}
        decorative
      />
      <div className={classes.words}>
        <div className={classes.name}>
          <UserLink user={creator}>
            <span className={classes.fullName}>
              {firstName} {lastName}
            </span>
          </UserLink>
          {creator.requestingUserIsTheTeacherOfThisUser && <span className={classes.flag}>Your student</span>}
        </div>
        <div className={classes.when}>
          <RelativeTime at={createdAt} />
          {editedAt && (
            <>
              , edited <RelativeTime at={editedAt} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function HeldNotice({ isAuthor }: { readonly isAuthor: boolean }) {
  return (
    <Alert
      color="warmth"
      mt="md"
      icon={<IconClockPause size={20} stroke={1.75} aria-hidden />}
      title="Waiting for review"
    >
      {isAuthor
        ? 'A moderator of this forum looks at your thread before others see it. You need do nothing.'
        : 'Only its author and the moderators of this forum see it until one of you decides.'}
    </Alert>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
