import { realtime } from '@lyceum/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addToLog, fetchMessages, hasLog, refreshChats } from './chat-queries';

/** Keeps lists, counts and open chats up to date by the live connection; what it missed is asked for when it is back. */
export function useChatNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refreshAll = (): Promise<unknown> =>
      Promise.all([
        refreshChats(queryClient),
        queryClient.invalidateQueries({ queryKey: ['open-chat'] }),
        queryClient.invalidateQueries({ queryKey: ['chat-log'] }),
      ]);
    const stops = [
      realtime.on('chats.message-changed', ({ chatId, seq }) => {
        void refreshChats(queryClient);
        if (!hasLog(queryClient, chatId)) return;
        // This one alone, whether it is new or has changed: what lies between is then asked for, too.
        fetchMessages(chatId, { after: seq - 1 }).then(
          (messages) => addToLog(queryClient, chatId, messages),
          () => queryClient.invalidateQueries({ queryKey: ['chat-log'] }),
        );
      }),
      realtime.on('chats.chat-changed', () => void refreshAll()),
      // What came in before it stood, or while it was lost, was missed.
      realtime.onConnect(() => void refreshAll()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
