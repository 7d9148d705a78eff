import { useSession } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ContactButtons } from './contact-buttons';
import { FriendButton } from './friend-button';
import { cardQuery, type PersonCard as Person } from './friend-queries';
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
  readonly person: Person;
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
          <div className={classes.name}>
            {firstName} {lastName}
          </div>
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

function BlockButton({ person, onLeave }: Omit<CardContentProps, 'isMe'>) {
  const { change, isPending } = useBlocking(person);
  return (
    <Button
      size="sm"
      variant="subtle"
      color={person.isBlockedByMe ? undefined : 'danger'}
      leftSection={<IconBan size={16} stroke={1.75} aria-hidden />}
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
