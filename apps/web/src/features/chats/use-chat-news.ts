import { realtime } from '@lyceum/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addToLog, fetchMessages, hasLog, refreshChats } from './chat-queries';
import { pullMessages } from './log/pull-messages';
import { soon } from './soon';

/** Keeps lists, counts and open chats up to date by the live connection; what it missed is asked for when it is back. */
export function useChatNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refreshAll = (): void => {
      void refreshChats(queryClient);
      for (const key of ['open-chat', 'chat-log']) void queryClient.invalidateQueries({ queryKey: [key] });
    };
    const lists = soon(() => void refreshChats(queryClient));
    const pull = pullMessages({
      fetch: (chatId, after) => fetchMessages(chatId, { after }),
      take: (chatId, messages) => addToLog(queryClient, chatId, messages),
      fail: () => void queryClient.invalidateQueries({ queryKey: ['chat-log'] }),
    });
    const stops = [
      lists.stop,
      realtime.on('chats.message-changed', ({ chatId, seq }) => {
        lists.ask();
        if (hasLog(queryClient, chatId)) pull(chatId, seq);
      }),
      realtime.on('chats.chat-read', lists.ask),
      realtime.on('chats.chat-changed', refreshAll),
      // What came in before it stood, or while it was lost, was missed.
      realtime.onConnect(refreshAll),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
