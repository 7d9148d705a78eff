import { failureTexts } from '@lyceum/shell';
import { EmptyState, ErrorState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ThreadPageItem } from '../../thread-queries';
import { PostList } from './post-list';
import { PostSkeleton } from './post-skeleton';
import { useReplies } from '../replies-context';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';
import type { RepliesWindow } from './use-replies-window';
import { WaitingReplyView } from '../writing/waiting-reply';

interface RepliesListProps {
  readonly opened: RepliesWindow;
  readonly thread: ThreadPageItem;
  readonly onReply: () => void;
}

/** The list of replies as it is loaded: LOADING, FAILED with a retry, LOADED (checklist line 104). */
export function RepliesList({ opened, thread, onReply }: RepliesListProps) {
  const { waiting, canReply } = useReplies();
  const { list, posts, view } = opened;
  // Where the unread ones began when the window opened: reading them does not move the line.
  const [firstUnread] = useState(thread.firstUnreadNumber ?? null);
  if (list.isPending) return <PostSkeleton posts={3} label={messages.loadingTheReplies()} />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={messages.repliesFailed()}
        {...failureTexts(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  const toThread = waiting.filter(({ target }) => target.kind === 'thread');
  const isWaitingLast = view.sort === 'OLDEST' && !list.hasNextPage;
  const mine = toThread.map((reply) => <WaitingReplyView key={reply.clientKey} reply={reply} />);
  if (posts.length === 0 && toThread.length === 0) return <NoReplies canReply={canReply} onReply={onReply} />;
  const isNew = ({ number }: { number: number }): boolean => firstUnread !== null && number >= firstUnread;
  return (
    <>
      {!isWaitingLast && mine}
      <JumpToUnread thread={thread} onJump={opened.goTo} />
      <PostList
        posts={posts}
        loading={list}
        newFrom={view.sort === 'OLDEST' ? (posts.find(isNew)?.id ?? null) : null}
      />
      {isWaitingLast && mine}
    </>
  );
}

interface JumpToUnreadProps {
  readonly thread: ThreadPageItem;
  readonly onJump: (number: number) => void;
}

/** Leads to the first post the reader has not read; nothing where they have read all. */
function JumpToUnread({ thread, onJump }: JumpToUnreadProps) {
  const { firstUnreadNumber, unreadCnt: count } = thread;
  const first = firstUnreadNumber ?? null;
  if (first === null || count === 0) return null;
  return (
    <Button
      size="sm"
      variant="subtle"
      className={classes.jump ?? ''}
      leftSection={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
      onClick={() => onJump(first)}
    >
      {messages.jumpToFirstUnread({ count: count > 98 ? '99+' : count })}
    </Button>
  );
}

function NoReplies({ canReply, onReply }: { readonly canReply: boolean; readonly onReply: () => void }) {
  return (
    <EmptyState
      title={messages.noRepliesYet()}
      description={canReply ? messages.aboutFirstReply() : messages.nobodyHasRepliedSoFar()}
      action={canReply ? <Button onClick={onReply}>{messages.writeTheFirstReply()}</Button> : undefined}
    />
  );
}
