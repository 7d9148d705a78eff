import { callsErrors } from '@lyceum/contracts/calls';
import { DomainError } from '@lyceum/kernel';
import type { IceServers } from '../rooms/ice-servers';
import { ownAbilities } from '../rooms/own-abilities';
import type { RoomTokens } from '../rooms/room-tokens';
import {
  type Admission,
  type CallAbilities,
  type CallPlace,
  type CallReport,
  type CallRoom,
  type OpenedRoom,
  type RoomState,
  VideoCalls,
} from './video-calls.port';

/** Rooms of our own room server. Who is in them, and who is put out, `RoomHost` sees to: it tells by itself. */
export class OwnRooms extends VideoCalls {
  override readonly abilities: CallAbilities = ownAbilities;
  override readonly roomsADay = null;
  override readonly reportsAs = null;
  override readonly lookSeconds = null;
  override readonly knowsPeople = false;

  constructor(
    private readonly tokens: RoomTokens,
    private readonly ice: IceServers,
  ) {
    super();
  }

  override open({ callId }: CallPlace): Promise<OpenedRoom> {
    return Promise.resolve({ place: callId, address: '' });
  }

  override admit({ callId, isInChina }: CallRoom, userId: string): Promise<Admission> {
    return Promise.resolve({
      kind: 'OWN',
      address: '',
      ticket: this.tokens.create(callId, userId),
      iceServers: this.ice.forPerson(userId, { isInChina }),
    });
  }

  override look(): Promise<RoomState> {
    return Promise.resolve({ isEmpty: false, people: null });
  }

  override remove(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }

  override read(): Promise<CallReport> {
    return Promise.reject(new DomainError(callsErrors.BAD_SIGNATURE));
  }
}
