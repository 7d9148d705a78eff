import { buffer } from 'node:stream/consumers';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { incomingPrefix, ObjectStore } from '../object-store/object-store.port';

/** Which part of which film. */
interface PartPlace {
  readonly filmId: string;
  readonly number: number;
}

const keyOf = ({ filmId, number }: PartPlace): string => `${incomingPrefix}film-${filmId}-${String(number)}`;

/** Of whom in which recording nothing is to become a film. */
interface Refusal {
  readonly recordingId: string;
  readonly userId: string;
}

const refusalKey = ({ recordingId, userId }: Refusal): string =>
  `${incomingPrefix}refused-${recordingId}-${userId}`;

/**
 * Parts of films that are recorded just now, before they are films. They lie where files lie that have arrived: what nobody makes a film of
 * within some hours is swept away.
 */
@Injectable()
export class FilmParts {
  constructor(private readonly store: ObjectStore) {}

  /** @throws DomainError UPLOADS_STORE_FULL */
  write(place: PartPlace, bytes: Buffer): Promise<void> {
    return this.store.write(keyOf(place), bytes, 'video/webm');
  }

  /** @throws DomainError UPLOADS_FILE_NOT_FOUND */
  async read(place: PartPlace): Promise<Buffer> {
    const bytes = await this.store.read(keyOf(place));
    if (!bytes) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
    return buffer(bytes);
  }

  /** Those that are not there are no error. */
  async remove(filmId: string, numbers: readonly number[]): Promise<void> {
    await this.store.remove(numbers.map((number) => keyOf({ filmId, number })));
  }

  /** Has nothing become of somebody's parts: said where they lie, for when the database cannot be told. */
  async refuse(refusal: Refusal): Promise<void> {
    await this.store.write(refusalKey(refusal), Buffer.from('no'), 'video/webm');
  }

  async isRefused(refusal: Refusal): Promise<boolean> {
    return (await this.store.find(refusalKey(refusal))) !== null;
  }

  /** It is said no more, if it was. */
  async refuseNoMore(refusal: Refusal): Promise<void> {
    await this.store.remove([refusalKey(refusal)]);
  }
}
