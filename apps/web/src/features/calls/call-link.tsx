import { ActionIcon, Tooltip } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as messages from './calls.messages';

interface CallLinkProps {
  readonly chatId: string;
  readonly name: string;
  readonly isInProgress: boolean;
}

/** From a chat to its call; of one that goes on it says so. */
export function CallLink({ chatId, name, isInProgress }: CallLinkProps) {
  const label = isInProgress ? messages.joinCall() : messages.callWith({ name });
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isInProgress ? 'filled' : 'subtle'}
        color={isInProgress ? undefined : 'gray'}
        size={36}
        aria-label={label}
        renderRoot={(props) => <Link {...props} to="/call/$chatId" params={{ chatId }} />}
      >
        <IconVideo size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
