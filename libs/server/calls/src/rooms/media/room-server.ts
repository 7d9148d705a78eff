/**
 * The room server: a process of its own, so that media never slows the API. It hands on what each seat of a room sends to all others,
 * and knows nothing of people, rights or chats: who is in a room, the API says.
 */
import type { FromMedia, MediaOptions, ToMedia } from './media-messages.ts';
import { Seat } from './seat.ts';

const seats = new Map<string, Seat>();
let options: MediaOptions = { ports: [42_000, 42_999], publicAddress: null };

const tell = (message: FromMedia): void => void process.send?.(message);

const others = (seat: Seat): Seat[] =>
  [...seats.values()].filter((other) => other !== seat && other.room === seat.room);

function leave(id: string): void {
  const seat = seats.get(id);
  if (!seat) return;
  seats.delete(id);
  for (const other of others(seat)) other.remove(seat);
  void seat.close();
}

/** At once: the next message may be of this seat already. */
function enter(room: string, id: string): void {
  leave(id);
  const seat: Seat = new Seat(id, room, options, tell, () => others(seat));
  seats.set(id, seat);
  for (const other of others(seat)) if (other.isSending) seat.add(other);
}

async function publish(id: string, sdp: string): Promise<void> {
  const seat = seats.get(id);
  if (!seat) return;
  try {
    tell({ type: 'published', seat: id, sdp: await seat.publish(sdp) });
  } catch (error) {
    tell({ type: 'failed', seat: id, reason: String(error) });
    return;
  }
  for (const other of others(seat)) other.add(seat);
}

function hear(message: ToMedia): void {
  switch (message.type) {
    case 'options':
      ({ options } = message);
      break;
    case 'enter':
      enter(message.room, message.seat);
      break;
    case 'publish':
      void publish(message.seat, message.sdp);
      break;
    case 'answer':
      seats.get(message.seat)?.answer(message.turn, message.sdp);
      break;
    case 'pictures':
      seats.get(message.seat)?.wantPictures(message.areWanted);
      break;
    case 'record':
      seats.get(message.seat)?.record(message);
      break;
    case 'blank':
      seats.get(message.seat)?.blank(message.source);
      break;
    case 'unrecord':
      seats.get(message.seat)?.unrecord();
      break;
    case 'leave':
      leave(message.seat);
      break;
  }
}

process.on('message', (message) => hear(message as ToMedia));
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
// One connection's trouble is nobody else's.
process.on('unhandledRejection', (error) => process.stderr.write(`room server: ${String(error)}\n`));
