import { realtime } from '@lyceum/session';
import { whenIdle } from '@lyceum/ui';
import { graphqlQueryOptions, refreshQueries, UnreadChatMessagesDocument } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How many chat messages are unread, kept up to date by the live connection; asked for once the screen has come to rest. */
export function useUnreadChats(): number {
  const queryClient = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const unread = useQuery({ ...graphqlQueryOptions(UnreadChatMessagesDocument), enabled: isWanted });
  useEffect(() => {
    const refresh = (): void => void refreshQueries(queryClient, UnreadChatMessagesDocument);
    const stops = [
      realtime.on('chats.message-changed', refresh),
      realtime.on('chats.chat-changed', refresh),
      realtime.onReconnect(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return unread.data?.countUnreadChatMessages ?? 0;
}
