import { Injectable } from '@nestjs/common';
import {
  checkFile,
  isOpenFolder,
  rightOfLibrary,
  type SignedUrlAnswer,
  type SignedUrlInput,
  signedUrlSchema,
  uploadsErrors,
  uploadsLimits,
} from '@lyceum/contracts/uploads';
import { type Actor, assertCan, can, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { incomingKey, ObjectStore } from '../object-store/object-store.port';
import { beginStatement, usageQuery } from './begin.statements';
import { placeOf, urlOf } from './place';

/** Announces files (checklist lines 121, 122). */
@Injectable()
export class BeginUploadService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Signs an address for exactly one file of the caller, of this type and so many bytes.
   * @throws DomainError what `checkFile` finds wrong with it; UPLOADS_BUCKET_UNKNOWN, UPLOADS_FOLDER_UNKNOWN; COMMON_FORBIDDEN in the folder
   * of a library that the caller does not edit; UPLOADS_TOO_MANY_PENDING, UPLOADS_QUOTA_USED_UP
   */
  async begin(actor: Actor, input: SignedUrlInput): Promise<SignedUrlAnswer['data']> {
    assertCan(actor, 'upload.write');
    const file = parseInput(signedUrlSchema, input);
    const place = placeOf(file.uploadS3Bucket, file.uploadPath);
    if (!isOpenFolder(place.folder)) throw new DomainError(uploadsErrors.FOLDER_UNKNOWN);
    const permission = rightOfLibrary(place.folder);
    if (permission !== null) assertCan(actor, permission);
    const check = checkFile(file, place.folder);
    if ('error' in check) throw new DomainError(check.error, { parameters: check.parameters ?? {} });
    const isForStaff = can(actor, 'upload.administer');
    const { type, kind, extension } = check;
    const publicUrl = urlOf(place, { ownerId: actor.userId, name: file.filename, kind, extension });
    const uploadId = await this.insert({
      ownerId: actor.userId,
      bucket: place.bucket,
      folder: place.folder,
      target: place.target,
      name: file.filename,
      type,
      size: file.size,
      url: publicUrl,
      isCounted: true,
      mostBytes: isForStaff ? uploadsLimits.bytesOfStaff : uploadsLimits.bytesOfOnePerson,
    });
    const expiresAt = new Date(Date.now() + uploadsLimits.signedMinutes * 60_000);
    const terms = { type, size: file.size, expiresAt };
    const { url, headers } = await this.store.signPut(incomingKey(uploadId), terms);
    return { uploadId, signedUrl: url, headers, publicUrl, expiresAt: expiresAt.toISOString() };
  }

  private async insert(
    values: { ownerId: string } & Record<string, string | number | boolean | null>,
  ): Promise<string> {
    const [row] = await this.queries.rows(beginStatement, values);
    if (row) return row.id;
    const [usage] = await this.queries.rows(usageQuery, { ownerId: values.ownerId });
    const isBusy = (usage?.pending ?? 0) >= uploadsLimits.pending;
    throw new DomainError(isBusy ? uploadsErrors.TOO_MANY_PENDING : uploadsErrors.QUOTA_USED_UP);
  }
}
