import { threadErrors } from '@lyceum/contracts/forum';
import { useEffect, useRef, useState } from 'react';
import * as drafts from '../../drafts/drafts.messages';
import { hasCopy, replyDraftKey } from '../../drafts/local-copy';
import * as messages from '../replies.messages';
import { ReplyComposer } from './reply-composer';
import { useReplies } from '../replies-context';
import classes from '../replies.module.css';

interface ThreadReplyProps {
  /** Whether the server keeps a draft, as the thread said when it was opened. */
  readonly hasStoredDraft: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Where a reply to the thread is written; loads its editor when it is wanted. Who may not reply reads so. */
export function ThreadReply({ hasStoredDraft, isOpen, onOpen, onClose }: ThreadReplyProps) {
  const { canReply } = useReplies();
  const hasDraft = useHasDraft(hasStoredDraft, isOpen);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) area.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!canReply) return <p className={classes.refused}>{threadErrors.NO_REPLIES.message}</p>;
  return (
    <div ref={area} className={classes.writing}>
      {isOpen ? (
        <ReplyComposer target={{ kind: 'thread' }} onClose={onClose} />
      ) : (
        <button type="button" className={classes.start} onClick={onOpen}>
          {hasDraft ? drafts.continueYourDraft() : messages.writeAReply()}
        </button>
      )}
    </div>
  );
}

/** Whether a reply was begun and not sent; asked again when the editor has put away what it holds. */
function useHasDraft(isStored: boolean, isOpen: boolean): boolean {
  const { userId, threadId } = useReplies();
  const key = replyDraftKey(userId, threadId);
  const [hasDraft, setHasDraft] = useState(() => isStored || hasCopy(key));
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) setHasDraft(hasCopy(key));
    wasOpen.current = isOpen;
  }, [isOpen, key]);
  return hasDraft;
}
