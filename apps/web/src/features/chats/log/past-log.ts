import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { ChatMessage } from '../chat-queries';
import { addToLog, fetchMessages, logKey, pastKey, wishForPast } from './chat-log';
import { joined, lastSeqOf, type MessageLog } from './message-log';

type Log = MessageLog<ChatMessage>;

/** So many messages before one that is sought are shown with it. */
const before = 15;

/** A part of a chat that is read away from its end; null where its end is. */
export function usePastLog(chatId: string): Log | null {
  return useQuery<Log | null>({ queryKey: pastKey(chatId), queryFn: skipToken }).data ?? null;
}

const latestOf = (queryClient: QueryClient, chatId: string): Log =>
  queryClient.getQueryData<Log>(logKey(chatId)) ?? [];

export function leavePast(queryClient: QueryClient, chatId: string): void {
  wishForPast(queryClient, chatId);
  queryClient.setQueryData(pastKey(chatId), null);
}

/**
 * Reads what was said around a place, and leaves the end of the chat for it unless the two join. Answers whether the place is there;
 * where it is not, nothing changes, nor where something else is wished for by then, which it answers by null.
 */
export async function readAround(
  queryClient: QueryClient,
  chatId: string,
  seq: number,
): Promise<boolean | null> {
  const isWished = wishForPast(queryClient, chatId);
  const page = await fetchMessages(chatId, { after: Math.max(seq - before - 1, 0) }).catch(
    (error: unknown) => {
      if (isWished()) throw error;
      return [];
    },
  );
  if (!isWished()) return null;
  if (page.every((message) => message.seq !== seq)) return false;
  keepPast(queryClient, chatId, page);
  return true;
}

/** What came right before, or after, of the past; nothing where it is left meanwhile. Answers whether it has become the end of the chat. */
export async function readOn(
  queryClient: QueryClient,
  chatId: string,
  direction: 'older' | 'later',
): Promise<boolean> {
  const pastNow = (): Log | null => queryClient.getQueryData<Log | null>(pastKey(chatId)) ?? null;
  const base = pastNow();
  if (!base) return false;
  const place = direction === 'older' ? { before: base[0]?.seq ?? 1 } : { after: lastSeqOf(base) };
  const page = await fetchMessages(chatId, place);
  // Another part of the chat, which may be there by now, the page does not join.
  const past = pastNow();
  return past !== null && keepPast(queryClient, chatId, joined(past, page));
}

/** Where the past has reached what the latest messages begin with, they are one. Answers whether it has. */
function keepPast(queryClient: QueryClient, chatId: string, past: Log): boolean {
  const joins = lastSeqOf(past) + 1 >= (latestOf(queryClient, chatId)[0]?.seq ?? 1);
  if (joins) addToLog(queryClient, chatId, past);
  queryClient.setQueryData<Log | null>(pastKey(chatId), joins ? null : past);
  return joins;
}
