import type { Waiting } from '@lyceum/session';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUpload, IconRefresh } from '@tabler/icons-react';
import type { ReplyEntry } from './outbox/reply-entry';
import { useReplies } from '../replies-context';
import * as messages from '../replies.messages';
import { ReplyText } from '../reply-text';
import classes from './waiting-reply.module.css';

/** A reply the server does not have yet: on its way, or not sent, which is tried again by itself and by a press. */
export function WaitingReplyView({ reply }: { readonly reply: Waiting<ReplyEntry> }) {
  const { outbox } = useReplies();
  const { clientKey, isSending, refusal } = reply;
  return (
    <div className={classes.root} data-state={isSending ? 'sending' : 'waiting'}>
      <ReplyText content={reply.content} isRich={reply.isRich} />
      <div className={classes.foot}>
        {isSending ? (
          <span role="status" className={classes.state}>
            <IconCloudUpload size={18} stroke={1.75} aria-hidden /> {messages.sending()}
          </span>
        ) : (
          <>
            {refusal !== null && (
              <span role="alert" className={classes.refusal}>
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden /> {refusal}
              </span>
            )}
            <Button
              size="sm"
              variant="light"
              color="danger"
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
              onClick={() => outbox.retry(clientKey)}
            >
              {messages.notSent()}
            </Button>
            <Button size="sm" variant="subtle" color="gray" onClick={() => outbox.discard(clientKey)}>
              {messages.discard()}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
