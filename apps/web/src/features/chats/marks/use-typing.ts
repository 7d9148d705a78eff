import { realtime } from '@lyceum/session';
import { useEffect, useRef, useState } from 'react';

/** ms between two signs of one writer. */
const signsEvery = 3_000;

/** ms after which a writer who gave no sign any more has stopped. */
const shownFor = 5_000;

interface Typing {
  readonly typists: readonly string[];
  /** The reader is writing. */
  readonly sayTyping: () => void;
  /** They sent it: what they write next is told at once. */
  readonly endTyping: () => void;
}

/** Who is writing in a chat just now, and a way to say that the reader is. */
export function useTyping(chatId: string): Typing {
  const [typists, setTypists] = useState<readonly string[]>([]);
  const saidAt = useRef(0);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = (userId: string): void => {
      clearTimeout(timers.get(userId));
      timers.delete(userId);
      setTypists([...timers.keys()]);
    };
    const stops = [
      realtime.on('chats.typing', (message) => {
        if (message.chatId !== chatId) return;
        clearTimeout(timers.get(message.userId));
        timers.set(
          message.userId,
          setTimeout(() => stop(message.userId), shownFor),
        );
        setTypists([...timers.keys()]);
      }),
      // What they were writing is here; who writes on says so again.
      realtime.on('chats.message-changed', (message) => {
        if (message.chatId === chatId) for (const userId of timers.keys()) stop(userId);
      }),
    ];
    return () => {
      for (const end of stops) end();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [chatId]);
  const sayTyping = (): void => {
    const now = Date.now();
    if (now - saidAt.current < signsEvery) return;
    saidAt.current = now;
    realtime.send('chats.typing', { chatId });
  };
  const endTyping = (): void => {
    saidAt.current = 0;
  };
  return { typists, sayTyping, endTyping };
}
