import { randomBytes } from 'node:crypto';
import { callsErrors } from '@lyceum/contracts/calls';
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
import { answerToChallenge, isSignedByZoom } from './zoom-signature';
import { type ZoomAccount, ZoomApi } from './zoom-api';

const meetingSchema = z.object({
  id: z.number(),
  // Without it whoever guesses the number would be in the meeting.
  join_url: z.url({ protocol: /^https?$/ }).regex(/[?&]pwd=[^&]/),
});
const standingSchema = z.object({ status: z.string() });

const reportSchema = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().optional(),
    object: z.object({ id: z.union([z.string(), z.number()]) }).optional(),
  }),
});

/** Reports that a meeting is to be looked at for. */
const ofMeetings = new Set([
  'meeting.started',
  'meeting.ended',
  'meeting.participant_joined',
  'meeting.participant_left',
]);

/** Zoom takes ten characters at most. */
const password = (): string => randomBytes(8).toString('base64url').slice(0, 10);

/** Zoom knows none of our people and puts nobody out by itself; how often it may be asked is limited. */
const lookSeconds = 30;

/**
 * Meetings of a Zoom account, on Zoom's own page. Nobody is given `start_url`: whoever has it acts as the account's user. Meetings begin
 * without a host; their topic names nobody.
 */
export class ZoomMeetings extends VideoCalls {
  override readonly abilities: CallAbilities = { people: 100, cameraLines: 720, records: false };

  /** Zoom lets one user of an account make so many. */
  override readonly roomsADay = 100;
  override readonly reportsAs = 'zoom';
  override readonly lookSeconds = lookSeconds;
  override readonly knowsPeople = false;
  readonly api: ZoomApi;

  constructor(
    private readonly account: ZoomAccount,
    outgoing: OutgoingCalls,
    private readonly topic: string,
  ) {
    super();
    this.api = new ZoomApi(account, outgoing);
  }

  /** In whose names the school's meetings are: e-mail addresses or ids. */
  get hosts(): readonly string[] {
    const { host, hostInChina } = this.account;
    return hostInChina === undefined ? [host] : [host, hostInChina];
  }

  override async open({ isInChina }: CallPlace): Promise<OpenedRoom> {
    const { host, hostInChina } = this.account;
    const user = isInChina ? (hostInChina ?? host) : host;
    const made = await this.api.call(`/users/${encodeURIComponent(user)}/meetings`, {
      method: 'POST',
      body: {
        topic: this.topic,
        // At once, and not again.
        type: 1,
        password: password(),
        settings: {
          join_before_host: true,
          waiting_room: false,
          // A call is recorded by nobody; of lessons their teacher says so.
          auto_recording: 'none',
          participant_video: true,
          host_video: true,
        },
      },
    });
    const { id, join_url: address } = meetingSchema.parse(made);
    return { place: String(id), address };
  }

  override admit({ address }: CallRoom): Promise<Admission> {
    return Promise.resolve({ kind: 'ELSEWHERE', address, ticket: '', iceServers: [] });
  }

  override async look({ place }: CallRoom): Promise<RoomState> {
    return { isEmpty: (await this.statusOf(place)) !== 'started', people: null };
  }

  override remove(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override async close({ place }: CallRoom): Promise<void> {
    const status = await this.statusOf(place);
    if (status === 'started')
      await this.api.call(`/meetings/${place}/status`, { method: 'PUT', body: { action: 'end' } });
    // One that nobody has begun would keep its address.
    if (status !== null) await this.api.call(`/meetings/${place}`, { method: 'DELETE' });
  }

  override read({ body, headers }: IncomingReport): Promise<CallReport> {
    const { webhookSecret } = this.account;
    if (!isSignedByZoom(webhookSecret, body, headers))
      return Promise.reject(new DomainError(callsErrors.BAD_SIGNATURE));
    const { event, payload } = reportSchema.parse(JSON.parse(body.toString('utf8')));
    return Promise.resolve(this.reportOf(event, payload));
  }

  /** Null of one that is over: there is none any more. */
  private async statusOf(place: string): Promise<string | null> {
    const said = await this.api.call(`/meetings/${place}`, { method: 'GET' });
    return said === null ? null : standingSchema.parse(said).status;
  }

  private reportOf(
    event: string,
    { plainToken, object }: z.output<typeof reportSchema>['payload'],
  ): CallReport {
    if (event === 'endpoint.url_validation' && plainToken !== undefined)
      return { kind: 'CHALLENGE', answer: answerToChallenge(this.account.webhookSecret, plainToken) };
    if (!object) return { kind: 'OTHER' };
    const place = String(object.id);
    if (event === 'recording.completed') return { kind: 'RECORDED', meeting: place };
    if (ofMeetings.has(event)) return { kind: 'ROOM', place, isOver: event === 'meeting.ended' };
    return { kind: 'OTHER' };
  }
}
