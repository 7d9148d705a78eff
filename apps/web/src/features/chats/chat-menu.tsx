import { useSession } from '@lyceum/session';
import { lazyDialog } from '@lyceum/shell';
import { confirm, toast, useMinuteClock } from '@lyceum/ui';
import { execute, LeaveChatGroupDocument, MuteChatDocument } from '@lyceum/web-graphql';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { chatName, isMuted } from './chat-name';
import { type Chat, refreshChats } from './chat-queries';
import * as messages from './chats.messages';
import { openChatKey } from './log/chat-log';
import { showFailure } from './show-failure';

const GroupDialog = lazyDialog(() => import('./group-dialog').then((it) => it.GroupDialog));

const SearchDialog = lazyDialog(() => import('./search/search-dialog').then((it) => it.SearchDialog));

const DateDialog = lazyDialog(() => import('./dates/date-dialog').then((it) => it.DateDialog));

const ReportDialog = lazyDialog(() => import('./report-dialog').then((it) => it.ReportDialog));

const hour = 3_600_000;

/** How long a chat can be muted, in ms. */
const spans = [
  [hour, messages.muteHour],
  [24 * hour, messages.muteDay],
  [7 * 24 * hour, messages.muteWeek],
] as const;

/** What the menu opens. */
type Dialog = 'group' | 'search' | 'report' | 'date';

interface ChatMenuProps {
  readonly chat: Chat;
  readonly onLeft: () => void;
}

/** What a reader can make of a chat: silence it, and of a group see who is in it, or leave (checklist line 201). */
export function ChatMenu({ chat, onLeft }: ChatMenuProps) {
  const me = useSession().user?.id ?? '';
  const [dialog, open] = useState<Dialog | null>(null);
  const isSilent = isMuted(chat, useMinuteClock());
  const chatId = chat.id;
  const { refresh, mute, muteFor, leave } = useChatActions(chatId, onLeft);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={messages.options()}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open('search')}>{messages.searchThisChat()}</Menu.Item>
          <Menu.Item onClick={() => open('date')}>{messages.goToDate()}</Menu.Item>
          <MuteItems isSilent={isSilent} mute={mute} muteFor={muteFor} />
          {chat.mayWrite && (
            <Menu.Item onClick={() => void copyCallLink(chatId)}>{messages.copyCallLink()}</Menu.Item>
          )}
          {chat.isGroupChat && (
            <>
              <Menu.Item onClick={() => open('group')}>{messages.membersOf()}</Menu.Item>
              {chat.title && <Menu.Item onClick={() => open('report')}>{messages.reportName()}</Menu.Item>}
              <Menu.Item color="danger" onClick={() => void askToLeave(leave)}>
                {messages.leave()}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <Suspense>
          <MenuDialog
            dialog={dialog}
            chat={chat}
            me={me}
            onChanged={() => void refresh()}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MenuDialogProps {
  readonly dialog: Dialog;
  readonly chat: Chat;
  readonly me: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function MenuDialog({ dialog, chat, me, onChanged, onClose }: MenuDialogProps) {
  const { id: chatId } = chat;
  const name = chatName(chat, me);
  if (dialog === 'search')
    return <SearchDialog within={{ chatId, name }} onFound={() => undefined} onClose={onClose} />;
  if (dialog === 'date') return <DateDialog chatId={chatId} name={name} onClose={onClose} />;
  if (dialog === 'report') return <ReportDialog reported={{ chatId }} onClose={onClose} />;
  return <GroupDialog chat={chat} me={me} onChanged={onChanged} onClose={onClose} />;
}

interface MuteItemsProps extends Pick<ReturnType<typeof useChatActions>, 'mute' | 'muteFor'> {
  readonly isSilent: boolean;
}

function MuteItems({ isSilent, mute, muteFor }: MuteItemsProps) {
  if (isSilent) return <Menu.Item onClick={() => mute(null)}>{messages.unmute()}</Menu.Item>;
  return spans.map(([span, label]) => (
    <Menu.Item key={span} onClick={() => muteFor(span)}>
      {label()}
    </Menu.Item>
  ));
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
  const muteFor = (span: number): void => muting.mutate(new Date(Date.now() + span).toISOString());
  return { refresh, mute: muting.mutate, muteFor, leave: () => leaving.mutate() };
}

/** For a lesson that is held in the call, or whoever of the chat is to come. */
async function copyCallLink(chatId: string): Promise<void> {
  const address = `${location.origin}/call/${chatId}`;
  try {
    await navigator.clipboard.writeText(address);
    toast.success(messages.callLinkCopied());
  } catch {
    toast.error(messages.callLinkNotCopied({ address }));
  }
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
