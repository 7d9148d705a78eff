import { type Actor, can, PreparedQueries } from '@lyceum/kernel';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { watcherOfFilmQuery } from './recording.statements';

/**
 * Films of lessons. Whoever may watch one is given a link of its own (`RecordingService`); `GET /uploads/link` has them for who
 * sent them, or is in them, alone. A recording that is deleted is served to nobody, whatever link they have, and a film of somebody in a
 * room to those alone who may watch it still.
 */
@Injectable()
@FileDomain()
export class RecordingFiles implements FileDomainSource {
  readonly folders = ['recordings', 'room-films'] as const;

  readonly owners = {
    RECORDING_FILM: {
      isSeen: (id: string) =>
        `EXISTS (SELECT FROM live_recording_films f JOIN live_recordings r ON r.id = f.recording_id
         WHERE f.id = ${id} AND r.deleted_at IS NULL)`,
    },
    RECORDING: {
      isSeen: (id: string) =>
        `EXISTS (SELECT FROM live_recordings r WHERE r.id = ${id} AND r.deleted_at IS NULL)`,
    },
  };

  constructor(private readonly queries: PreparedQueries) {}

  /** By the links of a recording that is played (`RecordingService`). */
  async mayReadIfShown(actor: Actor, { url: path }: { url: string }): Promise<boolean> {
    const oversees = can(actor, 'liveCourse.oversee');
    const values = { path, userId: actor.userId, oversees };
    return can(actor, 'liveCourse.read') && (await this.queries.rows(watcherOfFilmQuery, values)).length > 0;
  }
}
