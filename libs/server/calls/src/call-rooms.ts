import { PreparedQueries, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { CallRoom } from './providers/video-calls.port';

const columns = 'call_id AS "callId", place, address, is_in_china AS "isInChina"';

const keepRoomStatement = statement(
  'calls.keep-room',
  `INSERT INTO call_rooms (call_id, place, address, is_in_china) VALUES ($callId, $place, $address, $isInChina)`,
);

const roomOfCallQuery = statement<CallRoom>(
  'calls.room-of-call',
  `SELECT ${columns} FROM call_rooms WHERE call_id = $callId`,
);

/** Its latest, where a provider gives a name twice. */
const roomAtQuery = statement<CallRoom>(
  'calls.room-at',
  `SELECT ${columns} FROM call_rooms WHERE place = $place ORDER BY created_at DESC LIMIT 1`,
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
    const [room] = await this.queries.rows(roomOfCallQuery, { callId });
    return room ?? null;
  }

  /** By what its provider calls it. */
  async at(place: string): Promise<CallRoom | null> {
    const [room] = await this.queries.rows(roomAtQuery, { place });
    return room ?? null;
  }

  /** Of calls that are long over. */
  async forget(): Promise<void> {
    await this.queries.count(forgetRoomsStatement, {});
  }
}
