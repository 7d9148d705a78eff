/** What a log knows of a message: its place in the conversation, from 1 without a gap. */
export interface Numbered {
  readonly seq: number;
}

/** A part of a conversation without a hole in it, the oldest first. */
export type MessageLog<Message extends Numbered> = readonly Message[];

/** The place of the last message the log has; 0 of an empty one. */
export const lastSeqOf = (log: MessageLog<Numbered>): number => log.at(-1)?.seq ?? 0;

/** Whether there is more before it. */
export const hasOlder = (log: MessageLog<Numbered>): boolean => (log[0]?.seq ?? 1) > 1;

/**
 * The log with what came, each message once and in its newest state. What does not join on to it is left out: it is
 * asked for with what lies between.
 */
export function joined<Message extends Numbered>(
  log: MessageLog<Message>,
  came: readonly Message[],
): MessageLog<Message> {
  const bySeq = new Map([...log, ...came].map((message) => [message.seq, message]));
  const anchor = log[0] ?? came.reduce<Message | undefined>(lower, undefined);
  if (!anchor) return log;
  let [first, last] = [anchor.seq, anchor.seq];
  while (bySeq.has(first - 1)) first -= 1;
  while (bySeq.has(last + 1)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, index) => bySeq.get(first + index)).filter(
    (message) => message !== undefined,
  );
}

function lower<Message extends Numbered>(lowest: Message | undefined, message: Message): Message {
  return lowest && lowest.seq < message.seq ? lowest : message;
}
