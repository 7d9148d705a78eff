import { execute, PinChatMessageDocument } from '@lyceum/web-graphql';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { openChatKey } from '../log/chat-log';
import { showFailure } from '../show-failure';

interface PinButtonProps {
  readonly message: ChatMessage;
  readonly isPinned: boolean;
}

/** Keeps a message at hand for all who are in the chat, or no longer. */
export function PinButton({ message: { id, chatId }, isPinned }: PinButtonProps) {
  const queryClient = useQueryClient();
  const pinning = useMutation({
    mutationFn: () => execute(PinChatMessageDocument, { messageId: id, isOn: !isPinned }),
    onSuccess: ({ pinChatMessage }) => queryClient.setQueryData(openChatKey(chatId), pinChatMessage),
    onError: showFailure,
  });
  const Icon = isPinned ? IconPinnedOff : IconPin;
  return (
    <button
      type="button"
      aria-label={isPinned ? messages.unpin() : messages.pin()}
      disabled={pinning.isPending}
      onClick={() => pinning.mutate()}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
