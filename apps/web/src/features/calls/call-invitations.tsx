import { fullName } from '@lyceum/contracts/auth';
import { toast, UserAvatar } from '@lyceum/ui';
import { type CallInvitationsQuery, DeclineVideoCallDocument, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinCall, joinFailureText } from './call-calls';
import * as messages from './calls.messages';
import classes from './calls.module.css';
import { ring } from './ring';

type Invitation = CallInvitationsQuery['getCallInvitations'][number];

interface CallInvitationsProps {
  readonly invitations: readonly Invitation[];
  /** Asks again what there is. */
  readonly onAnswered: () => void;
  /** Leads into the call of this chat. */
  readonly onJoin: (chatId: string) => void;
}

/** Who calls, over whatever screen is there (checklist line 205). */
export function CallInvitations({ invitations, onAnswered, onJoin }: CallInvitationsProps) {
  // A chat that is muted is shown, and silent.
  const isRinging = invitations.some(({ isSilent }) => !isSilent);
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  useEffect(() => (isRinging ? ring(isStill) : undefined), [isRinging, isStill]);
  return (
    <section className={classes.invitations} aria-label={messages.invitations()} aria-live="assertive">
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.chatId}
          invitation={invitation}
          onAnswered={onAnswered}
          onJoin={onJoin}
        />
      ))}
    </section>
  );
}

interface InvitationCardProps extends Omit<CallInvitationsProps, 'invitations'> {
  readonly invitation: Invitation;
}

function InvitationCard({ invitation, onAnswered, onJoin }: InvitationCardProps) {
  const { chatId, title, caller } = invitation;
  const name = fullName(caller);
  const fail = (error: unknown): void => {
    toast.error(joinFailureText(error), { id: 'call' });
    onAnswered();
  };
  // That it is answered is known at once, so that other tabs cease to ring; the room is entered from its page.
  const join = useMutation({
    mutationFn: () => joinCall(chatId),
    onSuccess: () => {
      onAnswered();
      onJoin(chatId);
    },
    onError: fail,
  });
  const decline = useMutation({
    mutationFn: () => execute(DeclineVideoCallDocument, { chatId }),
    onSuccess: onAnswered,
    onError: fail,
  });
  return (
    <div className={classes.invitation} role="group" aria-label={messages.calls({ name })}>
      <UserAvatar
        firstName={caller.firstName}
        lastName={caller.lastName}
        src={caller.profilePictureUrl ?? null}
        size={44}
        decorative
      />
      <p className={classes.invitationText} dir="auto">
        {title ? messages.callsIn({ name, title }) : messages.calls({ name })}
      </p>
      <div className={classes.toggles}>
        <Button size="sm" loading={join.isPending} onClick={() => join.mutate()}>
          {messages.joinNow()}
        </Button>
        <Button size="sm" variant="default" loading={decline.isPending} onClick={() => decline.mutate()}>
          {messages.decline()}
        </Button>
      </div>
    </div>
  );
}
