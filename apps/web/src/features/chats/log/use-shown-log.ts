import { toast } from '@lyceum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage } from '../chat-queries';
import { messageNotThere } from '../chats.messages';
import { seek, soughtIn, useSought } from '../search/sought-message';
import { showFailure } from '../show-failure';
import { wishForPast } from './chat-log';
import { lastSeqOf, type MessageLog } from './message-log';
import { leavePast, readAround, readOn, usePastLog } from './past-log';

type Log = MessageLog<ChatMessage>;

/** The way on in a part of a chat that is not its end. */
export interface WayBack {
  readonly isLoading: boolean;
  readonly later: () => void;
  readonly leave: () => void;
}

/** What a window shows of a chat: its end, or what was said around a message that is sought and far from it. */
export function useShownLog(chatId: string, latest: Log | undefined) {
  const queryClient = useQueryClient();
  const past = usePastLog(chatId);
  const seeking = useSought(chatId);
  const { sought } = seeking;
  const [isLoading, setLoading] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setLoading(true);
    await work().catch(showFailure);
    setLoading(false);
  };
  const reach = useEffectEvent(async (seq: number): Promise<void> => {
    try {
      // What is far away, and not there either: deleted it would be, with a word instead of what it said.
      if ((await readAround(queryClient, chatId, seq)) !== false) return;
      toast.info(messageNotThere());
    } catch (error) {
      showFailure(error);
    }
    seek(queryClient, chatId, null);
  });
  const isInPast = past !== null && sought !== null && covers(past, sought);
  const isInLatest = latest !== undefined && sought !== null && covers(latest, sought);
  const isRead = latest !== undefined;
  useEffect(() => {
    if (sought === null || !isRead) return;
    // What was on its way from elsewhere is not wanted any more.
    if (isInPast) wishForPast(queryClient, chatId);
    else if (isInLatest) leavePast(queryClient, chatId);
    else void reach(sought);
  }, [queryClient, chatId, sought, isRead, isInPast, isInLatest]);
  // A window that is opened again shows the end.
  useEffect(() => () => leavePast(queryClient, chatId), [queryClient, chatId]);
  /** Back to the end, also from where one is only on the way to. */
  const leave = (): void => {
    seek(queryClient, chatId, null);
    leavePast(queryClient, chatId);
  };
  /** Where the rest was the end of the chat, its reader goes on where they were. */
  const readLater = async (last: number): Promise<void> => {
    const isEnd = await readOn(queryClient, chatId, 'later');
    if (isEnd && soughtIn(queryClient, chatId) === null) seek(queryClient, chatId, last);
  };
  const wayBack: WayBack | null = past && {
    isLoading,
    later: () => void run(() => readLater(lastSeqOf(past))),
    leave,
  };
  const loadOlder = past && (() => run(() => readOn(queryClient, chatId, 'older')));
  /** What a list of the past does another way than one of the end, where also stands what waits. */
  const part = { wayBack, ...(loadOlder && { loadOlder, isLoadingOlder: isLoading, waiting: [] }) };
  /** What its reader has before them of its end: nothing while they read the past, or are on the way there. */
  const seen = past || (sought !== null && !isInLatest) ? undefined : latest;
  return { past, seen, seeking, leave, wayBack, part };
}

const covers = (log: Log, seq: number): boolean =>
  log.length > 0 && (log[0]?.seq ?? 0) <= seq && seq <= lastSeqOf(log);
