import { threadErrors } from '@lyceum/contracts/forum';
import { useEffect, useRef } from 'react';
import * as messages from '../replies.messages';
import { ReplyComposer } from './reply-composer';
import { useReplies } from '../replies-context';
import classes from '../replies.module.css';

interface ThreadReplyProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Where a reply to the thread is written; loads its editor when it is wanted. Who may not reply reads so. */
export function ThreadReply({ isOpen, onOpen, onClose }: ThreadReplyProps) {
  const { canReply } = useReplies();
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
          {messages.writeAReply()}
        </button>
      )}
    </div>
  );
}
