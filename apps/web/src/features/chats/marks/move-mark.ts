import type { ServerMessage } from '@lyceum/contracts/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { Chat } from '../chat-queries';
import { openChatKey } from '../log/chat-log';

/** Takes up to where somebody has got into the chat that is shown; older news changes nothing. */
export function moveMark(
  queryClient: QueryClient,
  { chatId, userId, deliveredSeq, readSeq }: ServerMessage<'chats.mark-changed'>,
): void {
  queryClient.setQueryData<Chat | null>(
    openChatKey(chatId),
    (chat) =>
      chat && {
        ...chat,
        members: chat.members.map((member) =>
          member.user.id === userId
            ? {
                ...member,
                deliveredSeq: deliveredSeq === null ? null : Math.max(deliveredSeq, member.deliveredSeq ?? 0),
                readSeq: readSeq === null ? null : Math.max(readSeq, member.readSeq ?? 0),
              }
            : member,
        ),
      },
  );
}
