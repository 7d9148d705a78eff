/** What came of a chat, from a place on. */
export interface Pull<Message> {
  readonly fetch: (chatId: string, after: number) => Promise<readonly Message[]>;
  readonly take: (chatId: string, messages: readonly Message[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Fetches what the live connection told of, one call a chat at a time: what is told while one is under way goes into the
 * next one together, so that a burst of messages is a handful of calls.
 */
export function pullMessages<Message>({ fetch, take, fail }: Pull<Message>) {
  /** The first place that is wanted, by chat. */
  const wanted = new Map<string, number>();
  const running = new Set<string>();

  const run = async (chatId: string): Promise<void> => {
    running.add(chatId);
    try {
      for (let seq = wanted.get(chatId); seq !== undefined; seq = wanted.get(chatId)) {
        wanted.delete(chatId);
        take(chatId, await fetch(chatId, seq - 1));
      }
    } catch (error) {
      wanted.delete(chatId);
      fail(error);
    } finally {
      running.delete(chatId);
    }
  };

  return (chatId: string, seq: number): void => {
    wanted.set(chatId, Math.min(seq, wanted.get(chatId) ?? seq));
    if (!running.has(chatId)) void run(chatId);
  };
}
