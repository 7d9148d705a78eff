import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { ChatMessage } from '../chat-queries';
import { addToLog, fetchMessages, logKey, pastKey } from './chat-log';
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
  queryClient.setQueryData(pastKey(chatId), null);
}

/** Reads what was said around a place, and leaves the end of the chat for it unless the two join. Answers whether the place is there. */
export async function readAround(queryClient: QueryClient, chatId: string, seq: number): Promise<boolean> {
  const page = await fetchMessages(chatId, { after: Math.max(seq - before - 1, 0) });
  if (page.length === 0) return false;
  keepPast(queryClient, chatId, page);
  return page.some((message) => message.seq === seq);
}

/** What came right before, or after, of the past. */
export async function readOn(
  queryClient: QueryClient,
  chatId: string,
  past: Log,
  direction: 'older' | 'later',
): Promise<void> {
  const place = direction === 'older' ? { before: past[0]?.seq ?? 1 } : { after: lastSeqOf(past) };
  keepPast(queryClient, chatId, joined(past, await fetchMessages(chatId, place)));
}

/** Where the past has reached what the latest messages begin with, they are one. */
function keepPast(queryClient: QueryClient, chatId: string, past: Log): void {
  const joins = lastSeqOf(past) + 1 >= (latestOf(queryClient, chatId)[0]?.seq ?? 1);
  if (joins) addToLog(queryClient, chatId, past);
  queryClient.setQueryData<Log | null>(pastKey(chatId), joins ? null : past);
}
