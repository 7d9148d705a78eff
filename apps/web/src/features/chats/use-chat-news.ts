import { realtime } from '@lyceum/session';
import { refreshQueries, SavedChatMessagesDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshChats } from './chat-queries';
import { catchUpAll, hearOf, openChatKey } from './log/chat-log';
import { moveMark } from './marks/move-mark';
import { soon } from './soon';

/** Keeps lists, counts and open chats up to date by the live connection; what it missed is asked for when it is back. */
export function useChatNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refreshAll = (): void => {
      void refreshChats(queryClient);
      void queryClient.invalidateQueries({ queryKey: openChatKey() });
      catchUpAll(queryClient);
    };
    const lists = soon(() => void refreshChats(queryClient));
    const stops = [
      lists.stop,
      realtime.on('chats.message-changed', ({ chatId, seq }) => {
        lists.ask();
        void hearOf(queryClient, chatId, seq);
      }),
      realtime.on('chats.saved-changed', ({ chatId, seq }) => {
        void hearOf(queryClient, chatId, seq);
        void refreshQueries(queryClient, SavedChatMessagesDocument);
      }),
      realtime.on('chats.mark-changed', (mark) => moveMark(queryClient, mark)),
      realtime.on('chats.chat-read', lists.ask),
      realtime.on('chats.chat-changed', refreshAll),
      realtime.on('calls.call-changed', ({ chatId }) => {
        void queryClient.invalidateQueries({ queryKey: openChatKey(chatId) });
      }),
      // What came in before it stood, or while it was lost, was missed.
      realtime.onConnect(refreshAll),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
