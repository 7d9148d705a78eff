import { realtime } from '@lyceum/session';
import { graphqlQueryOptions, refreshQueries, UnreadChatMessagesDocument } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { soon } from './soon';

/**
 * How many chat messages are unread. It is asked for once the live connection stands, which keeps it up to date: what came in before
 * would be missed otherwise.
 */
export function useUnreadChats(): number {
  const queryClient = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const unread = useQuery({
    ...graphqlQueryOptions(UnreadChatMessagesDocument),
    enabled: isWanted,
    staleTime: 0,
  });
  useEffect(() => {
    const refresh = (): void => void refreshQueries(queryClient, UnreadChatMessagesDocument);
    // What it is about has come to this tab: whoever said it may know.
    const tellDelivered = (): void => void realtime.send('chats.delivered', {});
    const count = soon(() => {
      refresh();
      tellDelivered();
    });
    let isCounted = false;
    const stops = [
      count.stop,
      realtime.on('chats.message-changed', count.ask),
      realtime.on('chats.chat-read', count.ask),
      realtime.on('chats.chat-changed', count.ask),
      realtime.onConnect(() => {
        if (isCounted) {
          count.ask();
          return;
        }
        isCounted = true;
        setWanted(true);
        tellDelivered();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return unread.data?.countUnreadChatMessages ?? 0;
}
