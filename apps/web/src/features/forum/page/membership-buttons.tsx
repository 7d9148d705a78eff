import { communityPrivacies, type CommunityPrivacy, type MembershipState } from '@lyceum/contracts/forum';
import { Button } from '@mantine/core';
import { IconDoorExit, IconPlus, IconUserPlus } from '@tabler/icons-react';
import * as messages from './page.messages';

/** What a forum offers the caller about their membership (checklist line 65). */
export interface MembershipOffer {
  readonly join: boolean;
  readonly invite: boolean;
  readonly leave: boolean;
}

const [open, byRequest] = communityPrivacies;

/** Join for whoever is not in, Invite and Leave for members; where staff decide on membership, nothing. */
export function membershipOffer(privacy: CommunityPrivacy, membership: MembershipState): MembershipOffer {
  const isOffered = privacy === open || privacy === byRequest;
  const isMember = membership === 'YES';
  return { join: isOffered && !isMember, invite: isOffered && isMember, leave: isOffered && isMember };
}

interface MembershipButtonsProps {
  readonly privacy: CommunityPrivacy;
  readonly membership: MembershipState;
  readonly isInvited: boolean;
  /** What is under way, so that it is not sent twice. */
  readonly pending: 'joining' | 'leaving' | null;
  readonly onJoin: () => void;
  readonly onInvite: () => void;
  readonly onLeave: () => void;
  readonly onDecline: () => void;
}

/** Join, Invite, Leave: whichever the caller's place in the forum asks for. */
export function MembershipButtons({
  privacy,
  membership,
  isInvited,
  pending,
  onJoin,
  onInvite,
  onLeave,
  onDecline,
}: MembershipButtonsProps) {
  const offer = membershipOffer(privacy, membership);
  return (
    <>
      {offer.join && (
        <Button
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          loading={pending === 'joining'}
          onClick={onJoin}
        >
          {messages.join()}
        </Button>
      )}
      {offer.join && isInvited && (
        <Button variant="default" onClick={onDecline}>
          {messages.declineInvitation()}
        </Button>
      )}
      {offer.invite && (
        <Button
          variant="light"
          leftSection={<IconUserPlus size={18} stroke={1.9} aria-hidden />}
          onClick={onInvite}
        >
          {messages.invite()}
        </Button>
      )}
      {offer.leave && (
        <Button
          variant="default"
          leftSection={<IconDoorExit size={18} stroke={1.75} aria-hidden />}
          loading={pending === 'leaving'}
          onClick={onLeave}
        >
          {messages.leave()}
        </Button>
      )}
    </>
  );
}
