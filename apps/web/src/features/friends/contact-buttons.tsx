import { toast } from '@lyceum/ui';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage, IconVideo, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as messages from './friends.messages';

interface ContactButtonsProps {
  readonly firstName: string;
  readonly areFriends: boolean;
}

/** Message and Video call, which are for friends (checklist line 143). */
export function ContactButtons({ firstName, areFriends }: ContactButtonsProps) {
  return (
    <>
      <ContactButton
        icon={IconMessage}
        label={messages.writeTo({ firstName })}
        feature="Message"
        isOpen={areFriends}
      />
      <ContactButton
        icon={IconVideo}
        label={messages.videoCallWith({ firstName })}
        feature="Video"
        isOpen={areFriends}
      />
    </>
  );
}

interface ContactButtonProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly feature: 'Message' | 'Video';
  readonly isOpen: boolean;
}

function ContactButton({ icon: Icon, label, feature, isOpen }: ContactButtonProps) {
  const icon = <Icon size={18} stroke={1.75} aria-hidden />;
  if (isOpen) {
    return (
      <Tooltip label={label}>
        <ActionIcon
          variant="default"
          aria-label={label}
          renderRoot={(props) => <Link to="/$" params={{ _splat: 'chat' }} {...props} />}
        >
          {icon}
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Tooltip label={messages.addAsFriendToUnlock()}>
      <ActionIcon
        variant="default"
        data-disabled
        // Still reached by the keyboard, and says why it does nothing.
        aria-disabled
        aria-label={messages.contactLocked({ label })}
        onClick={() => toast.info(messages.becomeFriends[feature](), { id: `become-friends-${feature}` })}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
