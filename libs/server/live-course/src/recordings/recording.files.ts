import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';

/**
 * Films of lessons. Whoever may watch one is given a link of its own (`RecordingService`); `GET /uploads/link` has them for who
 * sent them alone. A recording that is deleted is served to nobody, whatever link they have.
 */
@Injectable()
@FileDomain()
export class RecordingFiles implements FileDomainSource {
  readonly folders = ['recordings'] as const;

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
}
