import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar, type UserLinkProps, UserLinkScope } from '@lyceum/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardFailure } from './card-failure';
import type { WholeCard } from './friend-queries';
import * as messages from './friends.messages';
import { InCommon, sharesAnything } from './in-common';
import { PersonButtons } from './person-buttons';
import classes from './person-card.module.css';
import { PersonStanding } from './person-standing';
import { usePersonCard } from './use-person-card';

interface PersonCardProps {
  readonly userId: string;
  /** Puts the card away, for a question that takes its place. */
  readonly onLeave: () => void;
}

/** Somebody's card, loaded when it is shown (checklist line 145). */
export function PersonCard({ userId, onLeave }: PersonCardProps) {
  const card = usePersonCard(userId);
  if (card.data) return <CardContent person={card.data.getUserCard} onLeave={onLeave} />;
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
  return <CardFailure onRetry={() => void card.refetch()} />;
}

/** A card opens no card. */
const withoutCard = ({ user, children }: UserLinkProps): ReactNode => (
  <Link to="/u/$userId" params={{ userId: user.id }} preload={false}>
    {children}
  </Link>
);

interface CardContentProps extends Pick<PersonCardProps, 'onLeave'> {
  readonly person: WholeCard;
}

function CardContent({ person, onLeave }: CardContentProps) {
  const { firstName, lastName } = person;
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
            <PersonStanding person={person} />
          </div>
          <Link
            to="/u/$userId"
            params={{ userId: person.id }}
            preload={false}
            className={classes.open ?? ''}
            onClick={onLeave}
          >
            {messages.openProfile()}
          </Link>
        </div>
      </div>
      {sharesAnything(person) && (
        <div className={classes.inCommon}>
          <UserLinkScope render={withoutCard}>
            <InCommon person={person} />
          </UserLinkScope>
        </div>
      )}
      <div className={classes.actions}>
        <PersonButtons person={person} onLeave={onLeave} />
      </div>
    </>
  );
}
