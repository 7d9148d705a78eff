import { realtime } from '@lyceum/session';
import {
  CallChatDocument,
  CallRecordedDocument,
  type CallRecordedQuery,
  graphqlQueryOptions,
} from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type CallRecording = NonNullable<CallRecordedQuery['getVideoCallRecording']>;

/** The recording of the lesson that is held in the call of a chat, as it changes; null where nobody can say: in the room one is asked. */
export function useCallRecording(chatId: string): CallRecording | null {
  const options = graphqlQueryOptions(CallRecordedDocument, { chatId });
  useAsking(chatId, options.queryKey);
  return useQuery({ ...options, staleTime: 0 }).data?.getVideoCallRecording ?? null;
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
