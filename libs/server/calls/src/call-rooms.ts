import { isCallEnded } from '@lyceum/chats';
import { columns, insertRow, PreparedQueries, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { CallRoom } from './providers/video-calls.port';

const names = ['callId', 'place', 'address', 'isInChina'] as const satisfies (keyof CallRoom)[];

const room = columns(names);

const keepRoomStatement = statement('calls.keep-room', insertRow('call_rooms', names));

const roomOfCallQuery = statement<CallRoom>(
  'calls.room-of-call',
  `SELECT ${room()} FROM call_rooms WHERE call_id = $callId`,
);

/** Its latest, where a provider gives a name twice. */
const roomAtQuery = statement<CallRoom>(
  'calls.room-at',
  `SELECT ${room()} FROM call_rooms WHERE place = $place ORDER BY created_at DESC LIMIT 1`,
);

const roomsLeftOpenQuery = statement<CallRoom>(
  'calls.rooms-left-open',
  `SELECT ${room('r')} FROM call_rooms r WHERE r.closed_at IS NULL AND ${isCallEnded('r.call_id')} ORDER BY r.created_at`,
);

const noteClosedStatement = statement(
  'calls.note-closed-room',
  'UPDATE call_rooms SET closed_at = now() WHERE call_id = $callId',
);

const forgetRoomsStatement = statement(
  'calls.forget-rooms',
  `DELETE FROM call_rooms WHERE created_at < now() - interval '7 days'`,
);

/** Where the rooms of calls are. What goes on in them their provider knows. */
@Injectable()
export class CallRooms {
  constructor(private readonly queries: PreparedQueries) {}

  async keep({ callId, place, address, isInChina }: CallRoom): Promise<void> {
    await this.queries.count(keepRoomStatement, { callId, place, address, isInChina });
  }

  async ofCall(callId: string): Promise<CallRoom | null> {
    const [found] = await this.queries.rows(roomOfCallQuery, { callId });
    return found ?? null;
  }

  /** By what its provider calls it. */
  async at(place: string): Promise<CallRoom | null> {
    const [found] = await this.queries.rows(roomAtQuery, { place });
    return found ?? null;
  }

  /** Of calls that were ended, while their provider did not say yet that nobody gets in any more. */
  leftOpen(): Promise<CallRoom[]> {
    return this.queries.rows(roomsLeftOpenQuery);
  }

  /** Its provider closed it. */
  async noteClosed(callId: string): Promise<void> {
    await this.queries.count(noteClosedStatement, { callId });
  }

  /** Of calls that are long over. */
  async forget(): Promise<void> {
    await this.queries.count(forgetRoomsStatement, {});
  }
}
