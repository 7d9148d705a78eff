import { fullName } from '@lyceum/contracts/auth';
import { PlainText } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ClapIcon } from '../../thread-card/clap-icon';
import * as counts from '../../parts/counts.messages';
import { compactCount } from '../../thread-card/compact-count';
import { Byline } from './byline';
import type { Conversation } from './conversation-queries';
import { ConversationReplies } from './conversation-replies';
import * as messages from './conversations.messages';
import classes from './conversations.module.css';
import { ItemMenu } from './item-menu';
import { useDeletion, useLike, useReport } from './use-conversation';

/** A conversation with its replies (checklist line 82). Of a deleted one, only those are left. */
export function ConversationCard({ conversation }: { readonly conversation: Conversation }) {
  const { id, creator, community, content, deleted, canReplyTo, status } = conversation;
  const [isReplying, setReplying] = useState(false);
  const remove = useDeletion(conversation);
  const report = useReport(id);
  return (
    <article className={classes.card} aria-label={messages.conversationOf({ creator: fullName(creator) })}>
      <Byline person={creator} createdAt={conversation.createdAt}>
        <Link to="/community/$name" params={{ name: community.name }} className={classes.forum ?? ''}>
          {community.displayName}
        </Link>
        {status === 'HELD' && <span className={classes.held}>{messages.waitingForReview()}</span>}
        {!deleted && (
          <span className={classes.menu}>
            <ItemMenu
              label={messages.moreAboutConversation({ creator: fullName(creator) })}
              item={conversation}
              onDelete={remove}
              report={report}
            />
          </span>
        )}
      </Byline>
      {deleted ? (
        <p className={classes.deleted}>{content}</p>
      ) : (
        <PlainText text={content} className={classes.content ?? ''} />
      )}
      {status === 'VISIBLE' && (
        <div className={classes.actions}>
          <ClapButton conversation={conversation} />
          {canReplyTo && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              className={classes.action ?? ''}
              leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden />}
              onClick={() => setReplying(true)}
            >
              {messages.reply()}
            </Button>
          )}
        </div>
      )}
      <ConversationReplies
        conversation={conversation}
        isReplying={isReplying && canReplyTo}
        onReplied={() => setReplying(false)}
      />
    </article>
  );
}

function ClapButton({ conversation }: { readonly conversation: Conversation }) {
  const like = useLike(conversation);
  const { requestingUserHasLiked: isLiked, likesCnt } = conversation;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      className={classes.action ?? ''}
      data-liked={isLiked}
      aria-pressed={isLiked}
      aria-label={messages.clapWithCount({ claps: counts.claps({ count: likesCnt }) })}
      leftSection={<ClapIcon size={18} isFilled={isLiked} aria-hidden />}
      onClick={() => like.mutate(!isLiked)}
    >
      {likesCnt === 0 ? messages.clap() : compactCount(likesCnt)}
    </Button>
  );
}
