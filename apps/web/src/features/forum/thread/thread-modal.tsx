import { commonErrors } from '@lyceum/contracts/common';
import { threadErrors, threadLimits } from '@lyceum/contracts/forum';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { EmptyState, ErrorState, useBrandName, useIsPhone } from '@lyceum/ui';
import { Button, CloseButton, Skeleton, VisuallyHidden } from '@mantine/core';
import { staleAtOnce } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import * as messages from './thread-view.messages';
import classes from './thread-modal.module.css';
import { type ThreadPageItem, threadQuery } from '../thread-queries';
import { ThreadView } from './thread-view';
import { ThreadTitle, ThreadWindow } from './thread-window';
import { useViewCount } from './use-thread-changes';

interface ThreadModalProps {
  readonly threadId: string;
  /** Number of the post a link led to. */
  readonly startAt: number | null;
  /** Whether the page was opened for it: it is there then, and does not come in. */
  readonly isLinked?: boolean;
  readonly onClose: () => void;
}

/**
 * A thread over the screen it was opened from (checklist lines 20, 86–87). A thread that arrives at once is shown at
 * once; the window says that it is loading only after 500 ms.
 */
export function ThreadModal({ threadId, startAt, isLinked = false, onClose }: ThreadModalProps) {
  const brandName = useBrandName();
  const userId = useSession().user?.id ?? '';
  // Whoever opens it reads it as it is now.
  const query = useQuery({ ...threadQuery(threadId, userId), staleTime: staleAtOnce });
  const isLate = useLateness(threadLimits.loadingDelayMilliseconds);
  const isPhone = useIsPhone();
  const [isTitleSeen, setTitleSeen] = useState(true);
  const thread = query.data?.getThread;
  const isThere = thread !== undefined && !thread.deleted;
  useViewCount(threadId, isThere);
  useDocumentTitle(`${thread?.title ?? messages.thread()} · ${brandName}`);
  return (
    <ThreadWindow
      isOpen={isLate || !query.isPending}
      isFullScreen={isPhone}
      isMoved={!isLinked}
      onClose={() => {
        if (!isCovered()) onClose();
      }}
      head={
        <header className={classes.head} data-docked>
          <div className={classes.words}>
            {isThere && <Place thread={thread} isTitleSeen={isTitleSeen} />}
          </div>
          {/* Not the window's own way: it would ask isCovered, and a menu that still fades away would swallow the click. */}
          <CloseButton
            className={classes.close ?? ''}
            aria-label={messages.closeTheThread()}
            data-autofocus
            onClick={onClose}
          />
        </header>
      }
    >
      {isThere && (
        <ThreadView thread={thread} startAt={startAt} onTitleSeen={setTitleSeen} onClose={onClose} />
      )}
      {!isThere && query.isPending && <ThreadSkeleton />}
      {!isThere && !query.isPending && (
        <ThreadFailure
          error={thread?.deleted ? new ApiError(threadErrors.DELETED) : query.error}
          onRetry={() => void query.refetch()}
          onClose={onClose}
        />
      )}
    </ThreadWindow>
  );
}

interface PlaceProps {
  readonly thread: ThreadPageItem;
  readonly isTitleSeen: boolean;
}

/** Where one is: the forum, and what the thread is called once its title is out of sight. */
function Place({ thread: { community, title }, isTitleSeen }: PlaceProps) {
  return (
    <>
      <Link to="/$" params={{ _splat: `community/${community.name}` }} className={classes.forum ?? ''}>
        {community.displayName}
      </Link>
      {!isTitleSeen && (
        <span className={classes.title} dir="auto" aria-hidden>
          {title}
        </span>
      )}
    </>
  );
}

/**
 * Escape puts away the dialog, menu or card that lies over the thread, and not the thread with it; who is writing does
 * not lose their place.
 */
function isCovered(): boolean {
  const over = document.querySelector('.mantine-Popover-dropdown, .mantine-Menu-dropdown');
  const isWriting = document.activeElement?.matches('[contenteditable="true"], textarea') ?? false;
  return over !== null || isWriting || document.querySelectorAll('[aria-modal="true"]').length > 1;
}

function useLateness(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}

/** The document is called as the thread while it is open, and as the screen under it again after that. */
function useDocumentTitle(title: string): void {
  const [before] = useState(() => document.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}

function ThreadSkeleton() {
  return (
    <div role="status" aria-label={messages.loadingTheThread()} aria-busy>
      <ThreadTitle>
        <VisuallyHidden>{messages.thread()}</VisuallyHidden>
      </ThreadTitle>
      <Skeleton height={14} width="28%" radius="sm" mb={16} />
      <Skeleton height={28} width="76%" radius="sm" mb={20} />
      <Skeleton circle height={40} mb={28} />
      {['100%', '94%', '98%', '90%', '62%'].map((width) => (
        <Skeleton key={width} height={16} width={width} radius="sm" mb={12} />
      ))}
    </div>
  );
}

interface ThreadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there is no thread: gone, not to be found, or not loaded (checklist line 89). */
function ThreadFailure({ error, onRetry, onClose }: ThreadFailureProps): ReactNode {
  const title = titleOf(error);
  if (title === null) {
    return (
      <>
        <HiddenTitle />
        <ErrorState title={messages.threadFailed()} {...failureTexts(error)} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <HiddenTitle />
      <EmptyState
        title={title}
        description={
          title === threadErrors.DELETED.message ? messages.threadDeleted() : messages.noSuchThread()
        }
        illustration="broken"
        action={<Button onClick={onClose}>{messages.backToTheList()}</Button>}
      />
    </>
  );
}

function HiddenTitle() {
  return (
    <VisuallyHidden>
      <ThreadTitle>{messages.thread()}</ThreadTitle>
    </VisuallyHidden>
  );
}

/** Null for what may pass. */
function titleOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === threadErrors.DELETED.code) return threadErrors.DELETED.message;
  // An address that names no thread is refused before anybody looks for it.
  const isUnknown = [threadErrors.NOT_FOUND.code, commonErrors.INVALID_INPUT.code].some(
    (code) => code === error.code,
  );
  return isUnknown ? threadErrors.NOT_FOUND.message : null;
}
