import { useId, useRef, useState } from 'react';
import { NewPill } from '../parts/new-pill';
import { compactCount } from '../thread-card/compact-count';
import type { ThreadPageItem } from '../thread-queries';
import { FoundPosts } from './list/found-posts';
import { KeyboardHelp } from './actions/keyboard-help';
import { RepliesContext } from './replies-context';
import { RepliesList } from './list/replies-list';
import * as messages from './replies.messages';
import classes from './replies.module.css';
import { RepliesToolbar } from './list/replies-toolbar';
import { ThreadReply } from './writing/thread-reply';
import { useRepliesWindow } from './list/use-replies-window';
import { useReplyKeys } from './actions/use-reply-keys';
import { useSearchPlace } from './list/use-search-place';

interface RepliesProps {
  readonly thread: ThreadPageItem;
  /** Number of the post a link led to. */
  readonly startAt: number | null;
  /** Grows when the reader wants to reply from elsewhere in the window, perhaps before the replies are there. */
  readonly replyCalls: number;
}

/** The replies of a thread's window: to read, search and write (checklist lines 101–112). */
export function Replies({ thread, startAt, replyCalls }: RepliesProps) {
  const area = useRef<HTMLElement>(null);
  const titleId = useId();
  const opened = useRepliesWindow(thread, startAt, area);
  const { search, setSearch } = useSearchPlace(area);
  const { isWriting, setWriting } = useWriting(replyCalls);
  const reply = (): void => setWriting(true);
  const keys = useReplyKeys(area, reply);
  const { list, news, view } = opened;
  const showNews = (): void => {
    news.clear();
    setSearch('');
    if (view.sort === 'OLDEST' && news.from !== null) return opened.goTo(news.from);
    opened.showNewest();
    area.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <RepliesContext value={opened.ofThread}>
      <section ref={area} className={classes.root} aria-labelledby={titleId}>
        <NewPill
          count={news.count}
          text={messages.newReplies({ count: news.count })}
          isBelow
          onShow={showNews}
        />
        <div className={classes.top}>
          <h2 id={titleId} className={classes.title}>
            {messages.replies()}{' '}
            {thread.postsCnt > 0 && <span className={classes.count}>{compactCount(thread.postsCnt)}</span>}
          </h2>
          <RepliesToolbar sort={view.sort} onSort={opened.sortBy} search={search} onSearch={setSearch}>
            <KeyboardHelp isOn={keys.isOn} onSwitch={keys.setOn} />
          </RepliesToolbar>
        </div>
        {/* Only hidden while another order loads: what is being written stays. */}
        <div hidden={!list.isSuccess}>
          <ThreadReply
            hasStoredDraft={Boolean(thread.requestingUserDraft)}
            isOpen={isWriting}
            onOpen={reply}
            onClose={() => setWriting(false)}
          />
        </div>
        {search !== '' && <FoundPosts searchQuery={search} />}
        <div hidden={search !== ''}>
          <RepliesList opened={opened} thread={thread} onReply={reply} />
        </div>
        {opened.failureDialog}
      </section>
    </RepliesContext>
  );
}

/** Whether a reply to the thread is being written; every call from elsewhere begins one. */
function useWriting(calls: number) {
  const [isWriting, setWriting] = useState(calls > 0);
  const [answered, setAnswered] = useState(calls);
  if (calls !== answered) {
    setAnswered(calls);
    setWriting(true);
  }
  return { isWriting, setWriting };
}
