import { toast } from '@lyceum/ui';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage, IconVideo, type TablerIcon } from '@tabler/icons-react';
import * as messages from './friends.messages';

interface ContactButtonsProps {
  readonly firstName: string;
  readonly areFriends: boolean;
}

/** Message and Video call, which are for friends (checklist line 143), and not open to them before there is chat. */
export function ContactButtons({ firstName, areFriends }: ContactButtonsProps) {
  return (
    <>
      <ContactButton
        icon={IconMessage}
        label={messages.writeTo({ firstName })}
        feature="Message"
        areFriends={areFriends}
      />
      <ContactButton
        icon={IconVideo}
        label={messages.videoCallWith({ firstName })}
        feature="Video"
        areFriends={areFriends}
      />
    </>
  );
}

interface ContactButtonProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly feature: 'Message' | 'Video';
  readonly areFriends: boolean;
}

/** Says why it does nothing: for others what would unlock it, for friends that there is nothing yet. */
function ContactButton({ icon: Icon, label, feature, areFriends }: ContactButtonProps) {
  const [reason, name, answer] = areFriends
    ? [messages.notOpenYet(), messages.contactNotOpen({ label }), messages.notOpenToFriends[feature]()]
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
