import { useSession } from '@lyceum/session';
import { confirm } from '@lyceum/ui';
import {
  DeleteChatMessageDocument,
  execute,
  PinChatMessageDocument,
  SaveChatMessageDocument,
} from '@lyceum/web-graphql';
import {
  IconArrowBackUp,
  IconBookmark,
  IconBookmarkOff,
  IconCopy,
  IconFlag,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChatMessage, refreshChats } from '../chat-queries';
import * as messages from '../chats.messages';
import { addToLog, openChatKey } from '../log/chat-log';
import { copyText } from './copy-text';
import { showFailure } from '../show-failure';

/** What depends on the chat a message is in. */
export interface MessageRights {
  readonly mayWrite: boolean;
  /** Places of what is pinned, for whoever may change that; null for others. */
  readonly pins: readonly number[] | null;
  readonly onReply: (message: ChatMessage) => void;
  readonly onEdit: (message: ChatMessage) => void;
  readonly onReport: (message: ChatMessage) => void;
}

/** One thing its reader can do with a message. */
export interface MessageAction {
  readonly label: string;
  readonly Icon: TablerIcon;
  readonly run: () => void;
  readonly isDanger?: boolean;
}

/** What its reader can do with a message, besides putting a sign to it. */
export function useMessageActions(message: ChatMessage, rights: MessageRights): MessageAction[] {
  const me = useSession().user?.id;
  const { mayWrite, pins, onReply, onEdit, onReport } = rights;
  const isMine = message.author.id === me;
  const isPinned = pins?.includes(message.seq) ?? false;
  const { isSaved } = message;
  const pin = usePinning(message);
  const save = useSavingForMe(message);
  const askToDelete = useDeletion(message);
  const actions: (MessageAction | false)[] = [
    mayWrite && { label: messages.replyTo(), Icon: IconArrowBackUp, run: () => onReply(message) },
    message.text !== '' && {
      label: messages.copyText(),
      Icon: IconCopy,
      run: () => void copyText(message.text),
    },
    {
      label: isSaved ? messages.unsave() : messages.save(),
      Icon: isSaved ? IconBookmarkOff : IconBookmark,
      run: () => save(!isSaved),
    },
    mayWrite &&
      pins !== null && {
        label: isPinned ? messages.unpin() : messages.pin(),
        Icon: isPinned ? IconPinnedOff : IconPin,
        run: () => pin(!isPinned),
      },
    isMine && mayWrite && { label: messages.editMessage(), Icon: IconPencil, run: () => onEdit(message) },
    isMine && {
      label: messages.deleteMessage(),
      Icon: IconTrash,
      run: () => void askToDelete(),
      isDanger: true,
    },
    !isMine && {
      label: messages.reportMessage(),
      Icon: IconFlag,
      run: () => onReport(message),
      isDanger: true,
    },
  ];
  return actions.filter((action) => action !== false);
}

/** Keeps a message at hand for all who are in the chat, or no longer. */
function usePinning({ id, chatId }: ChatMessage) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => execute(PinChatMessageDocument, { messageId: id, isOn }),
    onSuccess: ({ pinChatMessage }) => queryClient.setQueryData(openChatKey(chatId), pinChatMessage),
    onError: showFailure,
  }).mutate;
}

/** Keeps a message at hand for its reader alone, or no longer. */
function useSavingForMe({ id, chatId }: ChatMessage) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => execute(SaveChatMessageDocument, { messageId: id, isOn }),
    onSuccess: ({ saveChatMessage }) => addToLog(queryClient, chatId, [saveChatMessage]),
    onError: showFailure,
  }).mutate;
}

function useDeletion({ id, chatId }: ChatMessage): () => Promise<void> {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => execute(DeleteChatMessageDocument, { messageId: id }),
    onSuccess: ({ deleteChatMessage }) => {
      addToLog(queryClient, chatId, [deleteChatMessage]);
      void refreshChats(queryClient);
    },
    onError: showFailure,
  });
  return async () => {
    const isSure = await confirm({
      title: messages.deleteQuestion(),
      message: messages.aboutDeleting(),
      confirmLabel: messages.deleteMessage(),
      cancelLabel: messages.cancel(),
    });
    if (isSure) deletion.mutate();
  };
}
