import { fullName } from '@lyceum/contracts/auth';
import type { ThreadParts } from '@lyceum/contracts/forum';
import { lazyPart, nextPart } from '@lyceum/shell';
import { RelativeTime, rich, UserAvatar, UserLink } from '@lyceum/ui';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { type ComponentType, type RefCallback, Suspense, useCallback, useRef, useState } from 'react';
import * as counts from '../parts/counts.messages';
import { PostSkeleton } from '../replies/list/post-skeleton';
import { useReplyKeys } from '../replies/actions/use-reply-keys';
import { DueMark } from '../thread-card/due-mark';
import { ThreadContent } from './thread-content';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread-view.messages';
import classes from './thread-view.module.css';
import { ThreadTitle } from './thread-window';

// The text is read first: what else the window holds comes after it.
const ThreadRest = nextPart(() => import('./thread-rest').then((it) => it.ThreadRest));
const HeldNotice = lazyPart(() => import('./held-notice').then((it) => it.HeldNotice));
const ThreadEditor = lazyPart(() => import('./thread-editor').then((it) => it.ThreadEditor));

interface ThreadViewProps {
  readonly thread: ThreadPageItem;
  /** Number of the post a link led to. */
  readonly startAt: number | null;
  /** Told whether the title is in sight. */
  readonly onTitleSeen: (isSeen: boolean) => void;
  readonly onClose: () => void;
}

/** A thread and its posts (checklist line 87). */
export function ThreadView({ thread, startAt, onTitleSeen, onClose }: ThreadViewProps) {
  const [isEditing, setEditing] = useState(false);
  const [replyCalls, setReplyCalls] = useState(0);
  const title = useSight(onTitleSeen);
  const reply = (): void => setReplyCalls((calls) => calls + 1);
  return (
    <article className={classes.root}>
      {thread.pinned && (
        <p className={classes.pinned}>
          <IconPin size={15} stroke={1.75} aria-hidden /> {messages.pinned()}
        </p>
      )}
      <ThreadTitle ref={title} className={classes.title ?? ''} dir="auto">
        {thread.title}
      </ThreadTitle>
      <Author thread={thread} />
      {thread.status === 'HELD' && (
        <Suspense>
          <HeldNotice isAuthor={thread.editable} />
        </Suspense>
      )}
      {isEditing ? (
        <Suspense
          fallback={<Skeleton height={320} radius="md" mt={20} aria-label={messages.loadingTheEditor()} />}
        >
          <ThreadEditor thread={thread} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <VisuallyHidden component="h2">{messages.thread()}</VisuallyHidden>
          {Object.entries(aboveText).map(([part, Part]) => Part && <Part key={part} thread={thread} />)}
          <ThreadContent thread={thread} />
        </>
      )}
      <Suspense fallback={<RestToCome onReply={reply} />}>
        <ThreadRest
          thread={thread}
          startAt={startAt}
          isEditing={isEditing}
          replyCalls={replyCalls}
          onReply={reply}
          onEdit={() => setEditing(true)}
          onClose={onClose}
        />
      </Suspense>
    </article>
  );
}

interface PartProps {
  readonly thread: ThreadPageItem;
}

/** How each part of a thread is read above its text; null for what stands in the head or beneath. */
const aboveText = {
  title: null,
  dueAt: Due,
  thumbnailUrl: Thumbnail,
  tags: null,
} satisfies Record<keyof ThreadParts, ComponentType<PartProps> | null>;

function Due({ thread: { dueAt } }: PartProps) {
  return (
    dueAt && (
      <p className={classes.due}>
        <DueMark at={dueAt} />
      </p>
    )
  );
}

function Thumbnail({ thread: { thumbnailUrl } }: PartProps) {
  return thumbnailUrl && <img className={classes.thumbnail} src={thumbnailUrl} alt="" />;
}

/** Tells whether an element is in sight under the head of the window. */
function useSight(onSeen: (isSeen: boolean) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const observer = new IntersectionObserver(([entry]) => onSeen(entry?.isIntersecting ?? true), {
        rootMargin: '-56px 0px 0px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSeen],
  );
}

/** Holds the place of the rest while its file loads; the key that replies counts already. */
function RestToCome({ onReply }: { readonly onReply: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  useReplyKeys(area, onReply);
  return (
    <div ref={area} className={classes.toCome}>
      <PostSkeleton posts={3} label={messages.loadingTheReplies()} />
    </div>
  );
}

function Author({ thread }: { readonly thread: ThreadPageItem }) {
  const { creator, createdAt, editedAt, viewsCnt } = thread;
  const { firstName, lastName } = creator;
  const created = <RelativeTime at={createdAt} />;
  return (
    <div className={classes.author}>
      <UserLink user={creator} kind="picture">
        <UserAvatar
          firstName={firstName}
          lastName={lastName}
          src={creator.userProfile.profilePictureUrl ?? null}
          size={40}
          decorative
        />
      </UserLink>
      <div className={classes.words}>
        <div className={classes.name}>
          <UserLink user={creator}>
            <span className={classes.fullName}>{fullName(creator)}</span>
          </UserLink>
          {creator.requestingUserIsTheTeacherOfThisUser && (
            <span className={classes.flag}>{messages.yourStudent()}</span>
          )}
        </div>
        <div className={classes.when}>
          {editedAt
            ? rich(messages.createdAndEdited, { created, edited: <RelativeTime at={editedAt} /> })
            : created}
          {' · '}
          <span className={classes.views}>{counts.views({ count: viewsCnt })}</span>
        </div>
      </div>
    </div>
  );
}
