import { chatsLimits } from '@lyceum/contracts/chats';
import type { Numbered } from './message-log';

/** Places of a chat, both included; Infinity for everything there is. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** How what came of a chat is fetched and kept. */
export interface Pull<Message extends Numbered> {
  /** At most `chatsLimits.missedMessages` of what was said after a place. */
  readonly fetch: (chatId: string, after: number) => Promise<readonly Message[]>;
  readonly take: (chatId: string, after: number, messages: readonly Message[]) => void;
  /** Answers whether it is tried again. */
  readonly fail: (chatId: string, error: unknown) => boolean;
  /** Does something a while later. */
  readonly later: (work: () => void) => void;
}

/**
 * Fetches what the live connection told of, page after page until nothing is missing, one call a chat at a time: what is told
 * while one is under way goes into the next one together, so that a burst of messages is a handful of calls, and an older
 * answer never comes after a newer one.
 */
export function pullMessages<Message extends Numbered>({ fetch, take, fail, later }: Pull<Message>) {
  const wanted = new Map<string, Places>();
  const running = new Set<string>();

  const want = (chatId: string, { from, to }: Places): void => {
    const other = wanted.get(chatId) ?? { from, to };
    wanted.set(chatId, { from: Math.min(from, other.from), to: Math.max(to, other.to) });
  };

  const read = async (chatId: string, { from, to }: Places): Promise<void> => {
    for (let after = from - 1; after < to;) {
      const page = await fetch(chatId, after);
      take(chatId, after, page);
      if (page.length < chatsLimits.missedMessages) return;
      after = page.at(-1)?.seq ?? to;
    }
  };

  const run = async (chatId: string): Promise<void> => {
    for (let places = wanted.get(chatId); places; places = wanted.get(chatId)) {
      wanted.delete(chatId);
      try {
        await read(chatId, places);
      } catch (error) {
        if (!fail(chatId, error)) return void wanted.delete(chatId);
        want(chatId, places);
        return later(() => start(chatId));
      }
    }
  };

  const start = (chatId: string): void => {
    if (running.has(chatId)) return;
    running.add(chatId);
    void run(chatId).finally(() => running.delete(chatId));
  };

  return (chatId: string, places: Places): void => {
    want(chatId, places);
    start(chatId);
  };
}
