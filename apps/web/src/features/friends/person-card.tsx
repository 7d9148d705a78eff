import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ContactButtons } from './contact-buttons';
import { FriendButton } from './friend-button';
import { cardQuery, type PersonCard as Person, type WholeCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './person-card.module.css';
import { useBlocking } from './use-blocking';

interface PersonCardProps {
  readonly userId: string;
  /** Puts the card away, for a question that takes its place. */
  readonly onLeave: () => void;
}

/** Somebody's card, loaded when it is shown (checklist line 145). */
export function PersonCard({ userId, onLeave }: PersonCardProps) {
  const me = useSession().user?.id ?? '';
  const card = useQuery(cardQuery(userId, me));
  if (card.data) return <CardContent person={card.data.getUserCard} isMe={userId === me} onLeave={onLeave} />;
  if (card.isPending) {
    return (
      <div className={classes.head} role="status" aria-label={messages.loadingCard()} aria-busy>
        <Skeleton circle height={52} />
        <div className={classes.words}>
          <Skeleton height={16} width={140} radius="sm" mb={8} />
          <Skeleton height={12} width={90} radius="sm" />
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className={classes.failure}>
      <p>{messages.cardFailed()}</p>
      <Button size="sm" variant="default" onClick={() => void card.refetch()}>
        {messages.tryAgain()}
      </Button>
    </div>
  );
}

interface CardContentProps extends Pick<PersonCardProps, 'onLeave'> {
  readonly person: WholeCard;
  readonly isMe: boolean;
}

function CardContent({ person, isMe, onLeave }: CardContentProps) {
  const { firstName, lastName, isOnline } = person;
  const areFriends = person.state === 'FRIENDS';
  return (
    <>
      <div className={classes.head}>
        <UserAvatar
          firstName={firstName}
          lastName={lastName}
          src={person.pictureUrl ?? null}
          size={52}
          decorative
        />
        <div className={classes.words}>
          <div className={classes.name}>{fullName(person)}</div>
          <div className={classes.detail}>
            {person.roleLabels.join(', ') || messages.member()}
            {isOnline !== null && isOnline !== undefined && (
              <span className={classes.online} data-online={isOnline}>
                {isOnline ? messages.online() : messages.offline()}
              </span>
            )}
          </div>
        </div>
      </div>
      <InCommon person={person} />
      <div className={classes.actions}>
        {!person.isBlockedByMe && <FriendButton person={person} />}
        {!isMe && !person.isBlockedByMe && (areFriends || person.mayRequest) && (
          <ContactButtons firstName={firstName} areFriends={areFriends} />
        )}
        {!isMe && <BlockButton person={person} onLeave={onLeave} />}
      </div>
    </>
  );
}

/** Forums and friends the two share, the first few by name. */
function InCommon({ person: { forumsInCommon, friendsInCommon } }: Pick<CardContentProps, 'person'>) {
  const forums = forumsInCommon?.places ?? [];
  const friends = friendsInCommon?.people ?? [];
  if (forums.length + friends.length === 0) return null;
  return (
    <dl className={classes.inCommon}>
      {forums.length > 0 && (
        <SharedRow
          label={messages.forumsInCommon({ count: forumsInCommon?.count ?? 0 })}
          items={forums.map(({ path, name }) => (
            <Link key={path} to="/$" params={{ _splat: path.slice(1) }}>
              {name}
            </Link>
          ))}
        />
      )}
      {friends.length > 0 && (
        <SharedRow
          label={messages.friendsInCommon({ count: friendsInCommon?.count ?? 0 })}
          items={friends.map((friend) => (
            <span key={friend.id}>{fullName(friend)}</span>
          ))}
        />
      )}
    </dl>
  );
}

function SharedRow({ label, items }: { readonly label: string; readonly items: readonly ReactNode[] }) {
  return (
    <div>
      <dt className={classes.inCommonLabel}>{label}</dt>
      {items.map((item, index) => (
        <dd key={index} className={classes.inCommonItem}>
          {item}
        </dd>
      ))}
    </div>
  );
}

interface BlockButtonProps extends Pick<CardContentProps, 'onLeave'> {
  readonly person: Person;
}

/** Within reach, and quieter than everything that brings people together. */
function BlockButton({ person, onLeave }: BlockButtonProps) {
  const { change, isPending } = useBlocking(person);
  return (
    <Button
      size="sm"
      variant="subtle"
      color="gray"
      className={classes.block ?? ''}
      loading={isPending}
      onClick={() => {
        if (!person.isBlockedByMe) onLeave();
        change();
      }}
    >
      {person.isBlockedByMe ? messages.unblock() : messages.block()}
    </Button>
  );
}
