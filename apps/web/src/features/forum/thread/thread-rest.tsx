import { ThreadPoll } from '../poll/thread-poll';
import { Replies } from '../replies/replies';
import { Translate } from '../translate/translate';
import { useTranslating } from '../translate/use-translating';
import { HighlightedAnswer } from './highlighted-answer';
import { StudentsTakingPart, Teammates } from './participants';
import { ThreadActions } from './thread-actions';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';
import classes from './thread-view.module.css';

export interface ThreadRestProps {
  readonly thread: ThreadPageItem;
  /** Number of the post a link led to. */
  readonly startAt: number | null;
  readonly isEditing: boolean;
  /** How often the reader has asked to reply; a call from before this part was there counts. */
  readonly replyCalls: number;
  readonly onReply: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** What stands under a thread's text: what can be done about it, who takes part, and the replies. */
export function ThreadRest({
  thread,
  startAt,
  isEditing,
  replyCalls,
  onReply,
  onEdit,
  onClose,
}: ThreadRestProps) {
  const translating = useTranslating(thread.plainText);
  return (
    <>
      {!isEditing && (
        <>
          {translating.isOffered && (
            <Translate
              text={thread.plainText}
              about={{ type: 'THREAD', id: thread.id }}
              subject={messages.theThread()}
              isAsked={translating.isAsked}
            />
          )}
          <HighlightedAnswer thread={thread} />
          {thread.pollId && <ThreadPoll pollId={thread.pollId} />}
          <Tags tags={thread.tags} />
          <ThreadActions
            thread={thread}
            translating={translating}
            onReply={onReply}
            onEdit={onEdit}
            onClose={onClose}
          />
        </>
      )}
      <StudentsTakingPart thread={thread} />
      <Teammates people={thread.teammates} />
      <Replies thread={thread} startAt={startAt} replyCalls={replyCalls} />
    </>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={messages.tags()}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
