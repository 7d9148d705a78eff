import { callsErrors, callsLimits } from '@lyceum/contracts/calls';
import { idSchema } from '@lyceum/contracts/common';
import { DomainError, type OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import {
  type Admission,
  type CallAbilities,
  type CallPlace,
  type CallReport,
  type CallRoom,
  type IncomingReport,
  type OpenedRoom,
  type RoomState,
  VideoCalls,
} from '../video-calls.port';
import { type LivekitAccount, LivekitApi, LivekitNotFound } from './livekit-api';

const participantsSchema = z.object({
  participants: z
    .array(z.object({ identity: z.string(), joined_at: z.coerce.number().default(0) }))
    .default([]),
});

const reportSchema = z.object({
  event: z.string(),
  room: z.object({ name: z.string() }).optional(),
});

/** Reports that a room is to be looked at for. */
const ofRooms = new Set(['participant_joined', 'participant_left', 'room_finished']);

/**
 * Rooms of a LiveKit server (https://docs.livekit.io). It is told ids alone: the room's is the call's, a person's their own, and no name.
 */
export class LivekitRooms extends VideoCalls {
  override readonly abilities: CallAbilities;
  override readonly roomsADay = null;
  override readonly reportsAs = 'livekit';
  override readonly lookSeconds = 0;
  override readonly knowsPeople = true;
  private readonly api: LivekitApi;

  constructor(
    private readonly account: LivekitAccount,
    people: number,
    outgoing: OutgoingCalls,
  ) {
    super();
    this.api = new LivekitApi(account, outgoing);
    this.abilities = { people, cameraLines: 720, records: false };
  }

  override async open({ callId, isInChina }: CallPlace): Promise<OpenedRoom> {
    await this.api.call(
      isInChina,
      'CreateRoom',
      { roomCreate: true },
      {
        name: callId,
        emptyTimeout: callsLimits.unenteredSeconds,
        departureTimeout: callsLimits.leaseSeconds,
        maxParticipants: this.abilities.people,
      },
    );
    return { place: callId, address: '' };
  }

  override async admit(room: CallRoom, userId: string): Promise<Admission> {
    const { people } = this.abilities;
    const others = (await this.peopleIn(room)).filter((identity) => identity !== userId);
    if (others.length >= people) throw new DomainError(callsErrors.FULL, { parameters: { n: people } });
    const grant = {
      room: room.place,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: false,
      // Whether one's hand is up.
      canUpdateOwnMetadata: true,
    };
    return {
      kind: 'LIVEKIT',
      address: this.api.addressFor(room.isInChina),
      ticket: await this.api.token(grant, callsLimits.tokenSeconds, userId),
      // The server brings its own.
      iceServers: [],
    };
  }

  override async look(room: CallRoom): Promise<RoomState> {
    const people = await this.peopleIn(room);
    return { isEmpty: people.length === 0, people };
  }

  override async remove(room: CallRoom, userId: string): Promise<boolean> {
    await this.ask(room, 'RemoveParticipant', { room: room.place, identity: userId });
    return true;
  }

  override async close(room: CallRoom): Promise<void> {
    const { place, isInChina } = room;
    await this.unlessGone(this.api.call(isInChina, 'DeleteRoom', { roomCreate: true }, { room: place }));
  }

  override async read({ body, headers }: IncomingReport): Promise<CallReport> {
    const { WebhookReceiver } = await import('livekit-server-sdk');
    const { key, secret } = this.account;
    const text = body.toString('utf8');
    // Its token is of our key, of this body's hash, and holds for five minutes.
    await new WebhookReceiver(key, secret).receive(text, String(headers.authorization ?? '')).catch(() => {
      throw new DomainError(callsErrors.BAD_SIGNATURE);
    });
    const { event, room } = reportSchema.parse(JSON.parse(text));
    if (!room || !ofRooms.has(event)) return { kind: 'OTHER' };
    return { kind: 'ROOM', place: room.name, isOver: event === 'room_finished' };
  }

  private async peopleIn(room: CallRoom): Promise<string[]> {
    const { participants } = participantsSchema.parse(
      (await this.ask(room, 'ListParticipants', { room: room.place })) ?? {},
    );
    // Of ours all are ids; what records or listens for the server's owner is nobody.
    return participants
      .sort((one, other) => one.joined_at - other.joined_at)
      .flatMap(({ identity }) => (idSchema.safeParse(identity).success ? [identity] : []));
  }

  private ask({ place, isInChina }: CallRoom, method: string, body: object): Promise<unknown> {
    return this.unlessGone(this.api.call(isInChina, method, { room: place, roomAdmin: true }, body));
  }

  private unlessGone(answer: Promise<unknown>): Promise<unknown> {
    return answer.catch((error: unknown) => {
      if (error instanceof LivekitNotFound) return null;
      throw error;
    });
  }
}
