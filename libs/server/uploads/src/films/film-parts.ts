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
}
