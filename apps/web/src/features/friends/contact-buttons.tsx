import { toast } from '@lyceum/ui';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage, IconVideo, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as messages from './friends.messages';

interface ContactButtonsProps {
  readonly person: { readonly id: string; readonly firstName: string };
  readonly areFriends: boolean;
}

/** Message and Video call, which are for friends (checklist line 143); calls are not open to them yet. */
export function ContactButtons({ person: { id, firstName }, areFriends }: ContactButtonsProps) {
  const label = messages.writeTo({ firstName });
  return (
    <>
      {areFriends ? (
        <Tooltip label={label}>
          <ActionIcon
            variant="default"
            aria-label={label}
            renderRoot={(props) => <Link {...props} to="/chat" search={{ open: `p-${id}` }} />}
          >
            <IconMessage size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : (
        <LockedButton icon={IconMessage} label={label} feature="Message" areFriends={false} />
      )}
      <LockedButton
        icon={IconVideo}
        label={messages.videoCallWith({ firstName })}
        feature="Video"
        areFriends={areFriends}
      />
    </>
  );
}

interface LockedButtonProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly feature: 'Message' | 'Video';
  readonly areFriends: boolean;
}

/** Says why it does nothing: for others what would unlock it, for friends that there is nothing yet. */
function LockedButton({ icon: Icon, label, feature, areFriends }: LockedButtonProps) {
  const [reason, name, answer] = areFriends
    ? [messages.notOpenYet(), messages.contactNotOpen({ label }), messages.callsNotOpen()]
    : [messages.addAsFriendToUnlock(), messages.contactLocked({ label }), messages.becomeFriends[feature]()];
  return (
    <Tooltip label={reason}>
      <ActionIcon
        variant="default"
        data-disabled
        // Still reached by the keyboard.
        aria-disabled
        aria-label={name}
        onClick={() => toast.info(answer, { id: `contact-${feature}` })}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
