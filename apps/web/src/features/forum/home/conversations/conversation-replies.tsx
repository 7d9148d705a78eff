import { fullName } from '@lyceum/contracts/auth';
import { failureTexts } from '@lyceum/shell';
import { PlainText, toast } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { execute, ReplyToConversationDocument, rowsOf } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as counts from '../../parts/counts.messages';
import { Byline } from './byline';
import { type Conversation, conversationQueries, type ConversationReply } from './conversation-queries';
import * as messages from './conversations.messages';
import classes from './conversations.module.css';
import { ItemMenu } from './item-menu';
import { useReplyDeletion, useReport, useShowReply } from './use-conversation';
import { WritingBox } from './writing-box';

interface ConversationRepliesProps {
  readonly conversation: Conversation;
  readonly isReplying: boolean;
  readonly onReplied: () => void;
}

/** The first replies, all of them when they are asked for, and the box for another. */
export function ConversationReplies({ conversation, isReplying, onReplied }: ConversationRepliesProps) {
  const { id: conversationId, replies: first, repliesCnt } = conversation;
  const userId = useSession().user?.id ?? '';
  const [isOpen, setOpen] = useState(false);
  const all = useInfiniteQuery({ ...conversationQueries.replies(userId, conversationId), enabled: isOpen });
  const showReply = useShowReply(conversationId);
  const shown = isOpen && all.data ? rowsOf(all.data.pages) : first;
  const send = async (content: string, clientKey: string): Promise<void> => {
    const input = { conversationId, content, clientKey };
    const { replyToConversation: reply } = await execute(ReplyToConversationDocument, { input });
    if (reply.status === 'HELD') toast.info(messages.heldForReview());
    setOpen(true);
    onReplied();
    await showReply(reply);
  };
  return (
    <div className={classes.replies} data-empty={shown.length === 0 && !isReplying}>
      {shown.length > 0 && (
        <ul className={classes.replyList} aria-label={messages.replies()}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <Reply conversationId={conversationId} reply={reply} />
            </li>
          ))}
        </ul>
      )}
      {all.error && (
        <p role="alert" className={classes.failure}>
          {failureTexts(all.error).description ?? messages.repliesFailed()}
        </p>
      )}
      {!isOpen && repliesCnt > first.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
          {messages.showAllReplies({ replies: counts.replies({ count: repliesCnt }) })}
        </Button>
      )}
      {isOpen && (all.hasNextPage || all.isPending || all.isError) && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={all.isFetching}
          onClick={() => void (all.data ? all.fetchNextPage() : all.refetch())}
        >
          {all.isError ? messages.tryAgain() : messages.showMoreReplies()}
        </Button>
      )}
      {isReplying && (
        <WritingBox
          label={messages.replyTo({ creator: fullName(conversation.creator) })}
          placeholder={messages.writeAReply()}
          action={messages.reply()}
          send={send}
          autoFocus
          onCancel={onReplied}
        />
      )}
    </div>
  );
}

interface ReplyProps {
  readonly conversationId: string;
  readonly reply: ConversationReply;
}

function Reply({ conversationId, reply }: ReplyProps) {
  const remove = useReplyDeletion(conversationId, reply);
  const report = useReport(conversationId, reply.id);
  return (
    <div className={classes.reply}>
      <Byline person={reply.creator} createdAt={reply.createdAt} size={24}>
        {reply.status === 'HELD' && <span className={classes.held}>{messages.waitingForReview()}</span>}
        <span className={classes.menu}>
          <ItemMenu
            label={messages.moreAboutReply({ creator: fullName(reply.creator) })}
            item={reply}
            onDelete={remove}
            report={report}
          />
        </span>
      </Byline>
      <PlainText text={reply.content} className={classes.content ?? ''} />
    </div>
  );
}
