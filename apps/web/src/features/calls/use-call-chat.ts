import { realtime } from '@lyceum/session';
import { CallChatDocument, CallRecordedDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Whether the lesson that is held in the call of a chat is recorded, as it changes; not where nobody can say: in the room one is asked. */
export function useCallRecorded(chatId: string): boolean {
  const options = graphqlQueryOptions(CallRecordedDocument, { chatId });
  useAsking(chatId, options.queryKey);
  return useQuery({ ...options, staleTime: 0 }).data?.isVideoCallRecorded ?? false;
}

/** The chat of a call, and whether one goes on there, as it changes. */
export function useCallChat(chatId: string) {
  const options = graphqlQueryOptions(CallChatDocument, { chatId });
  useAsking(chatId, options.queryKey);
  return useQuery({ ...options, staleTime: 0 });
}

/** Asks again whenever something of the call is another way. */
function useAsking(chatId: string, queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
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
}
