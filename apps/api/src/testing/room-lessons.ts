import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordingFilmKind } from '@lyceum/contracts/live-course';
import { RoomRecordings } from '@lyceum/live-course';
import { clusterOf } from '@lyceum/uploads/webm';
import type { ClassScene } from './classes';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** 20 ms of nothing in Opus, and a dark picture in VP8: what a film of somebody who shows nothing is made of. */
const silence = Buffer.of(0xf8, 0xff, 0xfe);
const blank = Buffer.from('MAEAnQEqEAAQAAQAaCWcAANwAP7w+icPIAA=', 'base64');

export interface PlayedFilm {
  readonly id: string;
  readonly kind: string;
  readonly startsAt: number;
  readonly milliseconds: number;
  readonly fileLink: string;
  readonly mayTakeOut: boolean;
  readonly user: { readonly id: string };
}

export interface PlayedLesson {
  readonly recording: { readonly isOfMe: boolean; readonly seconds: number };
  readonly films: readonly PlayedFilm[];
  readonly moments: readonly {
    readonly kind: string;
    readonly mayTakeOut: boolean;
    readonly user: { readonly id: string };
  }[];
}

/** A lesson of a class that a room of ours records, as its host tells it, without a browser. */
export class RoomLesson {
  private readonly recordings: RoomRecordings;

  constructor(
    private readonly server: TestServer,
    readonly id: string,
  ) {
    this.recordings = server.app.get(RoomRecordings, { strict: false });
  }

  /** Has the lesson go on now, in the call of this chat. @returns the place */
  static async hold(server: TestServer, { lesson }: ClassScene, chatId: string): Promise<string> {
    const place = `/call/${chatId}`;
    await server.database.query(
      `UPDATE live_lessons SET meeting_link = $2, starts_at = now() - interval '10 minutes', ends_at = now() + interval '1 hour' WHERE id = $1`,
      [lesson.id, new URL(place, server.url).href],
    );
    return place;
  }

  /** Its lesson goes on now, and its teacher records it. */
  static async begin(server: TestServer, scene: ClassScene): Promise<RoomLesson> {
    const place = await RoomLesson.hold(server, scene, randomUUID());
    const recordings = server.app.get(RoomRecordings, { strict: false });
    const begun = await recordings.begin({ place, callId: randomUUID(), userId: scene.teacher.id });
    if (!begun) throw new Error('It is not recorded.');
    return new RoomLesson(server, begun.id);
  }

  agree(person: Person, agrees = true): Promise<boolean> {
    return this.recordings.agree(this.id, person.id, agrees);
  }

  note(person: Person, kind: 'HAND_UP' | 'CAME' | 'STOPPED'): Promise<void> {
    return this.recordings.note(this.id, kind, person.id, 500);
  }

  /** Hands over a film of a second of somebody. @param bytes what is in it, where it is no film @returns its id */
  async film(person: Person, kind: RecordingFilmKind = 'PERSON', bytes?: Buffer): Promise<string> {
    const filmId = randomUUID();
    await this.part(person, filmId, 1, kind, bytes);
    return filmId;
  }

  async part(
    person: Person,
    filmId: string,
    number = 1,
    kind: RecordingFilmKind = 'PERSON',
    bytes?: Buffer,
  ): Promise<void> {
    const from = (number - 1) * 1_000;
    const picture = { track: 1, at: from, isKey: true, data: blank };
    const sounds = Array.from({ length: 50 }, (_, index) => ({
      track: 2,
      at: from + index * 20,
      isKey: true,
      data: silence,
    }));
    await this.recordings.keep({
      recordingId: this.id,
      userId: person.id,
      filmId,
      kind,
      startsAt: 0,
      number,
      from,
      until: from + 1_000,
      isKey: true,
      width: 16,
      height: 16,
      spoken: [],
      bytes: bytes ?? clusterOf(from, kind === 'PERSON' ? [picture, ...sounds] : [picture]),
    });
  }

  /** It is over, and its films are made. @returns how it ended */
  async end(): Promise<{ state: string; failure: string | null }> {
    await this.recordings.end(this.id);
    return this.done();
  }

  async done(): Promise<{ state: string; failure: string | null }> {
    for (;;) {
      const [row] = await this.server.database.query<{ state: string; failure: string | null }[]>(
        `SELECT state, failure FROM live_recordings WHERE id = $1 AND state IN ('READY', 'FAILED')`,
        [this.id],
      );
      if (row) return row;
      await pause(50);
    }
  }

  /** As somebody plays it; undefined where it is not theirs to. */
  async play(person: Person): Promise<PlayedLesson | undefined> {
    const { body } = await this.server.graphql(
      `query ($id: ID!) { getLiveRecording(recordingId: $id) { recording { isOfMe seconds }
         films { id kind startsAt milliseconds fileLink mayTakeOut user { id } } moments { kind mayTakeOut user { id } } } }`,
      { token: person.token, variables: { id: this.id } },
    );
    return (body as { data: { getLiveRecording: PlayedLesson } | null }).data?.getLiveRecording;
  }

  /** @returns the code of why they may not; null where they are out */
  async takeOut(by: Person, person: Person): Promise<string | null> {
    const { body } = await this.server.graphql(
      'mutation ($id: ID!, $userId: ID!) { takeOutOfLiveRecording(recordingId: $id, userId: $userId) }',
      { token: by.token, variables: { id: this.id, userId: person.id } },
    );
    const { errors } = body as { errors?: { extensions: { code: string } }[] };
    return errors?.[0]?.extensions.code ?? null;
  }
}
