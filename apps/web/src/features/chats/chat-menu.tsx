import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { confirm, useMinuteClock } from '@lyceum/ui';
import { execute, LeaveChatGroupDocument, MuteChatDocument } from '@lyceum/web-graphql';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isMuted } from './chat-name';
import { type Chat, refreshChats } from './chat-queries';
import * as messages from './chats.messages';
import { GroupDialog } from './group-dialog';
import { openChatKey } from './log/chat-log';
import { showFailure } from './show-failure';

const ReportDialog = lazyDialog(() => import('./report-dialog').then((it) => it.ReportDialog));

const day = 86_400_000;

interface ChatMenuProps {
  readonly chat: Chat;
  readonly onLeft: () => void;
}

/** What a reader can make of a chat: silence it, and of a group see who is in it, or leave (checklist line 201). */
export function ChatMenu({ chat, onLeft }: ChatMenuProps) {
  const me = useSession().user?.id ?? '';
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const isSilent = isMuted(chat, useMinuteClock());
  const chatId = chat.id;
  const { refresh, mute, leave } = useChatActions(chatId, onLeft);
  const muteOrNot = (): void => mute(isSilent ? null : new Date(Date.now() + day).toISOString());
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
              {chat.title && (
                <Menu.Item onClick={() => setReporting(true)}>{messages.reportName()}</Menu.Item>
              )}
              <Menu.Item color="danger" onClick={() => void askToLeave(leave)}>
                {messages.leave()}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <Suspense>
          <ReportDialog reported={{ chatId }} onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {isOpen && (
        <GroupDialog chat={chat} me={me} onChanged={() => void refresh()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function useChatActions(chatId: string, onLeft: () => void) {
  const queryClient = useQueryClient();
  const refresh = (): Promise<unknown> =>
    Promise.all([
      refreshChats(queryClient),
      queryClient.invalidateQueries({ queryKey: openChatKey(chatId) }),
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
  return { refresh, mute: muting.mutate, leave: () => leaving.mutate() };
}

async function askToLeave(leave: () => void): Promise<void> {
  const isSure = await confirm({
    title: messages.leaveQuestion(),
    message: messages.aboutLeaving(),
    confirmLabel: messages.leave(),
    cancelLabel: messages.cancel(),
  });
  if (isSure) leave();
}
