import { toast } from '@lyceum/ui';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessage, IconVideo, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as messages from './friends.messages';

interface ContactButtonsProps {
  readonly person: { readonly id: string; readonly firstName: string };
  readonly areFriends: boolean;
}

/** Message and Video call, which are for friends (checklist line 143). */
export function ContactButtons({ person: { id, firstName }, areFriends }: ContactButtonsProps) {
  const [write, call] = [messages.writeTo({ firstName }), messages.videoCallWith({ firstName })];
  if (!areFriends) {
    return (
      <>
        <LockedButton icon={IconMessage} label={write} feature="Message" />
        <LockedButton icon={IconVideo} label={call} feature="Video" />
      </>
    );
  }
  return (
    <>
      <Tooltip label={write}>
        <ActionIcon
          variant="default"
          aria-label={write}
          renderRoot={(props) => <Link {...props} to="/chat" search={{ open: `p-${id}` }} />}
        >
          <IconMessage {...iconLook} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={call}>
        <ActionIcon
          variant="default"
          aria-label={call}
          renderRoot={(props) => <Link {...props} to="/call/with/$personId" params={{ personId: id }} />}
        >
          <IconVideo {...iconLook} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

const iconLook = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface LockedButtonProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly feature: 'Message' | 'Video';
}

/** Says why it does nothing, and what would unlock it. */
function LockedButton({ icon: Icon, label, feature }: LockedButtonProps) {
  return (
    <Tooltip label={messages.addAsFriendToUnlock()}>
      <ActionIcon
        variant="default"
        data-disabled
        // Still reached by the keyboard.
        aria-disabled
        aria-label={messages.contactLocked({ label })}
        onClick={() => toast.info(messages.becomeFriends[feature](), { id: `contact-${feature}` })}
      >
        <Icon {...iconLook} />
      </ActionIcon>
    </Tooltip>
  );
}
