import { plainTextOf, readRichText } from '@lyceum/rich-text';
import { Translate } from '../../translate/translate';
import { type Translating, useTranslating } from '../../translate/use-translating';
import * as messages from '../replies.messages';
import { ReplyText } from '../reply-text';
import classes from '../reply.module.css';
import { ReplyEditing } from '../writing/reply-editing';
import { isPost, type ReplyItem } from '../reply.types';

interface ReplyBodyProps {
  readonly item: ReplyItem;
  readonly isEditing: boolean;
  readonly translating: Translating;
  readonly onEdited: () => void;
}

/** What a post or comment says; of one that is gone, that it is (checklist line 108). */
export function ReplyBody({ item, isEditing, translating, onEdited }: ReplyBodyProps) {
  if (item.deleted) return <p className={classes.gone}>{messages.contentDeleted()}</p>;
  if (isEditing) return <ReplyEditing item={item} onDone={onEdited} />;
  return (
    <div className={classes.text} data-reply-text>
      {item.status === 'HELD' && <p className={classes.waiting}>{messages.heldForReview()}</p>}
      <ReplyText content={item.content} isRich={item.isRich} />
      {translating.isOffered && (
        <Translate
          text={plainWordsOf(item)}
          about={{ type: isPost(item) ? 'POST' : 'COMMENT', id: item.id }}
          subject={messages.textBy({ firstName: item.student.firstName })}
          isAsked={translating.isAsked}
        />
      )}
    </div>
  );
}

/** Whether its reader may want it translated. */
export function useReplyTranslating(item: ReplyItem): Translating {
  return useTranslating(plainWordsOf(item));
}

/** What it says, without its form. */
function plainWordsOf({ content, isRich }: ReplyItem): string {
  const document = isRich ? readRichText(content) : null;
  return document ? plainTextOf(document) : content;
}
