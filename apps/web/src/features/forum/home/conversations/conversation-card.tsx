import { PlainText, RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Person } from '../../forum.types';
import { countText } from '../../parts/counts';
import { fullName } from '../../parts/person-name';
import { compactCount } from '../../thread-card/compact-count';
import type { Conversation } from './conversation-queries';
import { ConversationReplies } from './conversation-replies';
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
    <article className={classes.card} aria-label={`Conversation of ${fullName(creator)}`}>
      <Head person={creator} createdAt={conversation.createdAt}>
        <Link to="/community/$name" params={{ name: community.name }} className={classes.forum ?? ''}>
          {community.displayName}
        </Link>
        {status === 'HELD' && <span className={classes.held}>Waiting for review</span>}
        {!deleted && (
          <span className={classes.menu}>
            <ItemMenu
              label={`More about the conversation of ${fullName(creator)}`}
              item={conversation}
              onDelete={remove}
              report={report}
            />
          </span>
        )}
      </Head>
      {deleted ? (
        <p className={classes.deleted}>{content}</p>
      ) : (
        <PlainText text={content} className={classes.content ?? ''} />
      )}
      {status === 'VISIBLE' && (
        <div className={classes.actions}>
          <LikeButton conversation={conversation} />
          {canReplyTo && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              className={classes.action ?? ''}
              leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden />}
              onClick={() => setReplying(true)}
            >
              Reply
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

interface HeadProps {
  readonly person: Person;
  readonly createdAt: string;
  readonly children?: ReactNode;
  readonly size?: number;
}

/** Who said it, and when. */
export function Head({ person, createdAt, children, size = 32 }: HeadProps) {
  return (
    <div className={classes.head}>
      <UserLink user={person}>
        <span className={classes.author}>
          <UserAvatar
            firstName={person.firstName}
            lastName={person.lastName}
            src={person.profilePictureUrl ?? null}
            size={size}
            decorative
          />
          <span className={classes.name}>{fullName(person)}</span>
        </span>
      </UserLink>
      <span className={classes.when}>
        <RelativeTime at={createdAt} />
      </span>
      {children}
    </div>
  );
}

function LikeButton({ conversation }: { readonly conversation: Conversation }) {
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
      aria-label={`Like, ${countText(likesCnt, 'like')}`}
      leftSection={
        isLiked ? (
          <IconHeartFilled size={18} aria-hidden />
        ) : (
          <IconHeart size={18} stroke={1.75} aria-hidden />
        )
      }
      onClick={() => like.mutate(!isLiked)}
    >
      {likesCnt === 0 ? 'Like' : compactCount(likesCnt)}
    </Button>
  );
}
