import { Readable } from 'node:stream';
import {
  liveCourseLimits,
  type RecordingFailure,
  type RecordingFilmKind,
} from '@lyceum/contracts/live-course';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError, PreparedQueries } from '@lyceum/kernel';
import { FilmParts, KeptFilesService } from '@lyceum/uploads';
import { webmHead, type WebmTrack } from '@lyceum/uploads/webm';
import { Injectable, Logger } from '@nestjs/common';
import { Refusals } from './refusals';
import {
  type FilmToJoin,
  filmsToJoinQuery,
  forgetPartsStatement,
  lengthOfFilmsQuery,
  type PartRow,
  partsQuery,
  placeFilmStatement,
} from './room-recording.statements';

/** What is not about the film: the job tries again. */
const passing: ReadonlySet<string> = new Set(
  [uploadsErrors.STORE_FULL, uploadsErrors.TOOK_TOO_LONG, uploadsErrors.BEING_SENT].map(({ code }) => code),
);

/** Makes films of the parts in which a room recorded them: nothing is encoded anew, they get a head that says how long they are. */
@Injectable()
export class RoomFilms {
  private readonly logger = new Logger(RoomFilms.name);

  constructor(
    private readonly queries: PreparedQueries,
    private readonly parts: FilmParts,
    private readonly files: KeptFilesService,
    private readonly refusals: Refusals,
  ) {}

  /** One film after the other, each of who is in it; those that are made already are left. @returns how long the recording is, in ms, or why there is none */
  async join(recordingId: string): Promise<number | RecordingFailure> {
    await this.refusals.apply(recordingId);
    for (const film of await this.queries.rows(filmsToJoinQuery, { id: recordingId }))
      // One that is refused takes no other with it.
      await this.joinOne(film).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        if (passing.has(error.code)) throw new Error(`A film could not be kept: ${error.code}`);
        this.logger.error({ err: error, filmId: film.id }, 'A film of a recording was refused');
      });
    const [whole] = await this.queries.rows(lengthOfFilmsQuery, { id: recordingId });
    return whole?.milliseconds ?? 'NOTHING_RECORDED';
  }

  private async joinOne({ id: filmId, kind, userId: ownerId }: FilmToJoin): Promise<void> {
    const parts = await this.queries.rows(partsQuery, { filmId });
    const last = parts.at(-1);
    if (!last) return;
    const milliseconds = Math.max(1, ...parts.map(({ until }) => until));
    const head = webmHead(milliseconds, tracksOf(kind, parts), parts);
    const size = parts.reduce((sum, { bytes }) => sum + bytes, head.length);
    const file = { ownerId, folder: 'room-films', name: `${kind.toLowerCase()}.webm` } as const;
    const bytes = Readable.from(this.bytesOf(filmId, head, parts));
    const spoken = `{${merged(parts.flatMap((part) => part.spoken)).join(',')}}`;
    await this.files.take({ ...file, type: 'video/webm', size }, bytes, async (transaction, path) => {
      const values = { filmId, path, milliseconds, spoken };
      // Whoever is in it was erased meanwhile, or taken out.
      if ((await transaction.count(placeFilmStatement, values)) === 0)
        await this.files.erase(transaction, [path]);
    });
    await this.queries.count(forgetPartsStatement, { filmId });
    await this.parts.remove(
      filmId,
      parts.map(({ number }) => number),
    );
  }

  private async *bytesOf(filmId: string, head: Buffer, parts: readonly PartRow[]): AsyncGenerator<Buffer> {
    yield head;
    for (const { number } of parts) yield await this.parts.read({ filmId, number });
  }
}

function tracksOf(kind: RecordingFilmKind, parts: readonly PartRow[]): WebmTrack[] {
  const width = Math.max(...parts.map((part) => part.width));
  const height = Math.max(...parts.map((part) => part.height));
  const picture: WebmTrack = { codec: 'V_VP8', width, height };
  return kind === 'SCREEN' ? [picture] : [picture, { codec: 'A_OPUS', channels: 2 }];
}

/** Times after each other, `from` and `until` in turn: those with a breath between them are one. */
function merged(times: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [from = 0, until = 0] = [times[at], times[at + 1]];
    const before = out.at(-1);
    if (before !== undefined && from - before < liveCourseLimits.breathMilliseconds)
      out[out.length - 1] = until;
    else out.push(from, until);
  }
  return out;
}
