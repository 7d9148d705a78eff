import { useSession } from '@lyceum/session';
import { nextPart } from '@lyceum/shell';
import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { FriendButton } from './friend-button';
import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './person-buttons.module.css';
import { useBlocking } from './use-blocking';

/** They bring what floats over a screen; their places are there before. */
const ContactButtons = nextPart(() => import('./contact-buttons').then((it) => it.ContactButtons));

interface PersonButtonsProps {
  readonly person: PersonCard;
  /** Puts away what the buttons stand on, for a question that takes its place. */
  readonly onLeave?: () => void;
}

/** What can be done with somebody (checklist lines 137, 143, 144); of whom one has blocked, to let them back. */
export function PersonButtons({ person, onLeave }: PersonButtonsProps) {
  const isMe = useSession().user?.id === person.id;
  const areFriends = person.state === 'FRIENDS';
  return (
    <>
      {!person.isBlockedByMe && <FriendButton person={person} />}
      {!isMe && !person.isBlockedByMe && (areFriends || person.mayRequest) && (
        <Suspense fallback={<ContactPlaces />}>
          <ContactButtons person={person} areFriends={areFriends} />
        </Suspense>
      )}
      {!isMe && <BlockButton person={person} {...(onLeave && { onLeave })} />}
    </>
  );
}

/** px, of an icon with something to do. */
const contactSize = 36;

function ContactPlaces() {
  return (
    <>
      <Skeleton width={contactSize} height={contactSize} aria-hidden />
      <Skeleton width={contactSize} height={contactSize} aria-hidden />
    </>
  );
}

/** Within reach, and quieter than everything that brings people together. */
function BlockButton({ person, onLeave }: PersonButtonsProps) {
  const { change, isPending } = useBlocking(person);
  return (
    <Button
      size="sm"
      variant="subtle"
      color="gray"
      className={classes.block ?? ''}
      loading={isPending}
      onClick={() => {
        if (!person.isBlockedByMe) onLeave?.();
        change();
      }}
    >
      {person.isBlockedByMe ? messages.unblock() : messages.block()}
    </Button>
  );
}
