import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const soughtKey = (chatId: string) => ['sought-message', chatId] as const;

/** Has the window of a chat go to a message. */
export function seek(queryClient: QueryClient, chatId: string, seq: number | null): void {
  queryClient.setQueryData(soughtKey(chatId), seq);
}

/** The place of the message the window of a chat is to go to; null where it is to go nowhere. */
export const soughtIn = (queryClient: QueryClient, chatId: string): number | null =>
  queryClient.getQueryData<number | null>(soughtKey(chatId)) ?? null;

interface Sought {
  /** The place of the message the window of a chat is to go to. */
  readonly sought: number | null;
  /** It has gone there. */
  readonly onSought: () => void;
}

export function useSought(chatId: string): Sought {
  const queryClient = useQueryClient();
  const { data = null } = useQuery<number | null>({ queryKey: soughtKey(chatId), queryFn: skipToken });
  return { sought: data, onSought: () => queryClient.setQueryData(soughtKey(chatId), null) };
}
