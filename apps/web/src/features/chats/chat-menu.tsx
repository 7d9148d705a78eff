import { useSession } from '@lyceum/session';
import { confirm, useMinuteClock } from '@lyceum/ui';
import { execute, LeaveChatGroupDocument, MuteChatDocument } from '@lyceum/web-graphql';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMuted } from './chat-name';
import { type Chat, refreshChats } from './chat-queries';
import * as messages from './chats.messages';
import { GroupDialog } from './group-dialog';
import { showFailure } from './show-failure';

const day = 86_400_000;

interface ChatMenuProps {
  readonly chat: Chat;
  readonly onLeft: () => void;
}

/** What a reader can make of a chat: silence it, and of a group see who is in it, or leave (checklist line 201). */
export function ChatMenu({ chat, onLeft }: ChatMenuProps) {
  const me = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isSilent = isMuted(chat, useMinuteClock());
  const chatId = chat.id;
  const refresh = (): Promise<unknown> =>
    Promise.all([
      refreshChats(queryClient),
      queryClient.invalidateQueries({ queryKey: ['open-chat', chatId] }),
    ]);
  const muting = useMutation({
    mutationFn: (until: string | null) => execute(MuteChatDocument, { chatId, until }),
    onSuccess: refresh,
    onError: showFailure,
  });
  const leaving = useMutation({
    mutationFn: () => execute(LeaveChatGroupDocument, { chatId }),
    onSuccess: () => {
      onLeft();
      return refreshChats(queryClient);
    },
    onError: showFailure,
  });
  const askToLeave = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.leaveQuestion(),
      message: messages.aboutLeaving(),
      confirmLabel: messages.leave(),
      cancelLabel: messages.cancel(),
    });
    if (isSure) leaving.mutate();
  };
  const muteOrNot = (): void => muting.mutate(isSilent ? null : new Date(Date.now() + day).toISOString());
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={messages.options()}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={muteOrNot}>{isSilent ? messages.unmute() : messages.mute()}</Menu.Item>
          {chat.isGroupChat && (
            <>
              <Menu.Item onClick={() => setOpen(true)}>{messages.membersOf()}</Menu.Item>
              <Menu.Item color="danger" onClick={() => void askToLeave()}>
                {messages.leave()}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <GroupDialog chat={chat} me={me} onChanged={() => void refresh()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
