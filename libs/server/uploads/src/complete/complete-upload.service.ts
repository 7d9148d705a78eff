import { Injectable } from '@nestjs/common';
import { type CompletedUpload, idSchema, uploadsErrors } from '@lyceum/contracts';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { Turnstile } from '../inspection/turnstile';
import { keysOf, sizesOf } from '../keys';
import { incomingKey, ObjectStore } from '../object-store/object-store.port';
import {
  claimStatement,
  readyStatement,
  refusedStatement,
  unclaimStatement,
  uploadQuery,
  type UploadRow,
} from './complete.statements';
import { keepFile, type KeptFile } from './keep-file';

/** Files one process looks into at the same time; a large picture takes some hundred megabytes meanwhile. */
const checksAtOnce = 2;

/** Refusals that are about the moment, not about the file: it may be completed later. */
const passing: readonly string[] = [uploadsErrors.NOT_SENT.code];

/** Where a file came from, for the audit log. */
export interface UploadOrigin {
  readonly requestId: string | null;
}

/** Turns what has arrived into files, or throws it away (checklist line 117). */
@Injectable()
export class CompleteUploadService {
  private readonly turnstile = new Turnstile(checksAtOnce);

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly store: ObjectStore,
  ) {}

  /**
   * Checks a file of the caller and keeps it. Again, it answers the same. A file that is refused is deleted at once.
   * @throws DomainError UPLOADS_NOT_FOUND, UPLOADS_NOT_YOURS, UPLOADS_EXPIRED, UPLOADS_BEING_SENT while another call
   * checks it, UPLOADS_NOT_SENT, UPLOADS_REFUSED for one that was refused before, and what is wrong with the file
   */
  async complete(actor: Actor, id: string, origin: UploadOrigin): Promise<CompletedUpload> {
    assertCan(actor, 'upload.write');
    const uploadId = parseInput(idSchema, id, 'uploadId');
    const [claimed] = await this.claim(uploadId, actor.userId);
    if (!claimed) return this.finished(actor, uploadId);
    const kept = await this.turnstile.run(() => this.keep(claimed));
    const values = [kept.type, kept.bytes, kept.width, kept.height, kept.sha256];
    const isThere = await this.record(actor, claimed, values, origin);
    if (!isThere) throw await this.vanished(claimed);
    await this.store.remove([incomingKey(uploadId)]);
    return answerOf({ ...claimed, storedType: kept.type, width: kept.width, height: kept.height });
  }

  /** Of staff who look after files, the audit log keeps what they sent (checklist line 238). */
  private record(
    actor: Actor,
    upload: UploadRow,
    values: readonly unknown[],
    { requestId }: UploadOrigin,
  ): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      const { id, url, folder, size } = upload;
      const ready = await transaction.manager.query<unknown[]>(readyStatement, [id, ...values]);
      if (ready.length > 0 && can(actor, 'upload.administer'))
        transaction.audit({
          actorId: actor.userId,
          action: 'upload.create',
          targetType: 'upload',
          targetId: id,
          before: null,
          after: { url, folder, size },
          requestId,
        });
      return ready.length > 0;
    });
  }

  private async claim(uploadId: string, ownerId: string): Promise<UploadRow[]> {
    const [rows] = await this.dataSource.query<[UploadRow[], number]>(claimStatement, [uploadId, ownerId]);
    return rows;
  }

  private async keep(upload: UploadRow): Promise<KeptFile> {
    try {
      return await keepFile(this.store, upload);
    } catch (error) {
      if (error instanceof DomainError && !passing.includes(error.code)) await this.refuse(upload, error);
      else await this.dataSource.query(unclaimStatement, [upload.id]);
      throw error;
    }
  }

  private async refuse({ id, url }: UploadRow, error: DomainError): Promise<void> {
    await this.store.remove([incomingKey(id), ...keysOf(url)]);
    await this.dataSource.query(refusedStatement, [id, error.code]);
  }

  /** Its account was erased, or its time ran out, while the file was looked at. */
  private async vanished({ id, url }: UploadRow): Promise<DomainError> {
    const [row] = await this.queries.rows<UploadRow>(uploadQuery, [id]);
    if (row?.state !== 'READY') await this.store.remove([incomingKey(id), ...keysOf(url)]);
    return new DomainError(uploadsErrors.NOT_FOUND);
  }

  private async finished(actor: Actor, uploadId: string): Promise<CompletedUpload> {
    const [row] = await this.queries.rows<UploadRow>(uploadQuery, [uploadId]);
    if (!row) throw new DomainError(uploadsErrors.NOT_FOUND);
    if (row.ownerId !== actor.userId) throw new DomainError(uploadsErrors.NOT_YOURS);
    if (row.state === 'READY') return answerOf(row);
    if (row.state === 'REFUSED') throw new DomainError(uploadsErrors.REFUSED);
    throw new DomainError(row.isOverdue ? uploadsErrors.EXPIRED : uploadsErrors.BEING_SENT);
  }
}

function answerOf({ url, storedType, type, width, height }: UploadRow): CompletedUpload {
  const sizes = storedType === 'image/webp' ? sizesOf(url) : null;
  return { url, type: storedType ?? type, width, height, sizes };
}
