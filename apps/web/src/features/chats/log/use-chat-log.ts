import { useSession, type Waiting } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { execute, MarkChatAsReadDocument } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type ChatMessage, refreshChats } from '../chat-queries';
import { addToLog, catchUp, fetchMessages, logQuery } from './chat-log';
import { type ChatOutbox, chatOutboxes, type SayEntry } from './chat-outbox';
import { lastSeqOf, type MessageLog } from './message-log';

interface UsedLog {
  readonly query: ReturnType<typeof useQuery<MessageLog<ChatMessage>>>;
  readonly outbox: ChatOutbox;
  /** What the server does not have yet and the log does not show. */
  readonly waiting: readonly Waiting<SayEntry>[];
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => Promise<void>;
}

/** What was said in a chat, kept up to date; what is said here; and older messages when they are wanted. */
export function useChatLog(chatId: string): UsedLog {
  const me = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const query = useQuery(logQuery(chatId));
  const outbox = chatOutboxes.of(me, chatId);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const [isLoadingOlder, setLoadingOlder] = useState(false);

  useEffect(
    () =>
      outbox.onSent((message) => {
        addToLog(queryClient, chatId, [message]);
        void refreshChats(queryClient);
      }),
    [outbox, queryClient, chatId],
  );
  // A log that was kept from before has missed what came while it was not shown.
  useEffect(() => catchUp(queryClient, chatId), [queryClient, chatId]);
  // What an earlier visit left here.
  useEffect(() => outbox.flush(), [outbox]);

  const first = query.data?.[0]?.seq ?? 0;
  const loadOlder = useCallback(async (): Promise<void> => {
    setLoadingOlder(true);
    try {
      addToLog(queryClient, chatId, await fetchMessages(chatId, { before: first }));
    } catch (error) {
      logFailure(error);
    } finally {
      setLoadingOlder(false);
    }
  }, [queryClient, chatId, first]);

  const shown = new Set(query.data?.map(({ clientKey }) => clientKey));
  const waiting = entries.filter(({ clientKey }) => !shown.has(clientKey));
  return { query, outbox, waiting, isLoadingOlder, loadOlder };
}

/** Marks a chat as read up to its last message while somebody looks at it. */
export function useReadingMark(chatId: string, log: MessageLog<ChatMessage> | undefined): void {
  const queryClient = useQueryClient();
  const last = lastSeqOf(log ?? []);
  const isSeen = useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (!isSeen || last === 0) return;
    execute(MarkChatAsReadDocument, { chatId, seq: last }).then(
      ({ markChatAsRead }) => (markChatAsRead ? refreshChats(queryClient) : undefined),
      logFailure,
    );
  }, [chatId, last, isSeen, queryClient]);
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
