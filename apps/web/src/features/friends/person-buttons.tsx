import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { ContactButtons } from './contact-buttons';
import { FriendButton } from './friend-button';
import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './person-buttons.module.css';
import { useBlocking } from './use-blocking';

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
        <ContactButtons firstName={person.firstName} areFriends={areFriends} />
      )}
      {!isMe && <BlockButton person={person} {...(onLeave && { onLeave })} />}
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
