import { realtime, useSession } from '@lyceum/session';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NewPill } from '../../parts/new-pill';
import * as messages from '../../parts/parts.messages';
import { type Conversation, conversationQueries } from './conversation-queries';

/** Says that there are new conversations; nothing moves under the reader until they ask for them. */
export function NewConversationsPill() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      realtime.on('forum.conversation-created', ({ conversationId }) => {
        const { queryKey } = conversationQueries.list(userId);
        const shown = queryClient.getQueryData<InfiniteData<Conversation[]>>(queryKey);
        // One that the reader has loaded meanwhile is not new to them.
        if (shown?.pages.flat().some(({ id }) => id === conversationId)) return;
        setNews((known) => new Set(known).add(conversationId));
      }),
    [queryClient, userId],
  );
  const show = async (): Promise<void> => {
    setNews(new Set());
    window.scrollTo({ top: 0 });
    await queryClient.resetQueries({ queryKey: conversationQueries.list(userId).queryKey });
  };
  return (
    <NewPill count={news.size} text={messages.newThreads({ count: news.size })} onShow={() => void show()} />
  );
}
