import { realtime } from '@lyceum/session';
import { CallChatDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The chat of a call, and whether one goes on there, as it changes. */
export function useCallChat(chatId: string) {
  const queryClient = useQueryClient();
  const options = graphqlQueryOptions(CallChatDocument, { chatId });
  const { queryKey } = options;
  useEffect(() => {
    const ask = (): void => void queryClient.invalidateQueries({ queryKey });
    const stops = [
      realtime.on('calls.call-changed', (changed) => {
        if (changed.chatId === chatId) ask();
      }),
      realtime.onReconnect(ask),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, queryKey, chatId]);
  return useQuery({ ...options, staleTime: 0 });
}
