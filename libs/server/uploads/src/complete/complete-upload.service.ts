import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import { type CompletedUpload, sizesOf, uploadsErrors } from '@lyceum/contracts/uploads';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Inspections, orAborted } from '../inspection/inspections';
import { keysOf } from '../keys';
import { incomingKey, ObjectStore } from '../object-store/object-store.port';
import {
  claimStatement,
  readyStatement,
  refusedStatement,
  uploadQuery,
  type UploadRow,
} from './complete.statements';
import { keepFile } from './keep-file';

/** Refusals that are about the moment, not about the file: it may be completed later. */
const passing: readonly string[] = [uploadsErrors.NOT_SENT.code, uploadsErrors.STORE_FULL.code];

/** How a check ended. */
type Outcome = { readonly kept: CompletedUpload } | { readonly refusal: DomainError };

interface Sent {
  readonly uploadId: string;
  /** Whose it is. */
  readonly userId: string;
  /** Of staff who look after files, the audit log keeps what they sent (checklist line 238). */
  readonly isAudited: boolean;
  readonly whenKept?: (transaction: Transaction) => Promise<void>;
}

/** Turns what has arrived into files, or throws it away (checklist line 117). */
@Injectable()
export class CompleteUploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly store: ObjectStore,
    private readonly inspections: Inspections,
  ) {}

  /**
   * Checks a file of the caller and keeps it, one of theirs at a time. Again, it answers the same. A file that is refused
   * is deleted at once; one whose check takes longer than `uploadsLimits.checkMinutes` may be completed again.
   * @throws DomainError UPLOADS_NOT_FOUND, UPLOADS_NOT_YOURS, UPLOADS_EXPIRED, UPLOADS_BEING_SENT while another call
   * checks it, UPLOADS_NOT_SENT, UPLOADS_STORE_FULL, UPLOADS_TOOK_TOO_LONG, UPLOADS_REFUSED for one that was refused before, and what is wrong with the file
   */
  async complete(actor: Actor, id: string): Promise<CompletedUpload> {
    assertCan(actor, 'upload.write');
    const uploadId = parseInput(idSchema, id, 'uploadId');
    return this.keep({ uploadId, userId: actor.userId, isAudited: can(actor, 'upload.administer') });
  }

  /**
   * The same of what a service delivered for its owner.
   * @param whenKept what is kept of it besides, in the same transaction
   * @throws DomainError the same
   */
  completeFor(
    userId: string,
    uploadId: string,
    whenKept: (transaction: Transaction) => Promise<void>,
  ): Promise<CompletedUpload> {
    return this.keep({ uploadId, userId, isAudited: false, whenKept });
  }

  private async keep(sent: Sent): Promise<CompletedUpload> {
    const { uploadId, userId } = sent;
    const outcome = await this.inspections.run(userId, (signal) =>
      this.unitOfWork.run((transaction) =>
        // Whatever the check is held up by, its connection and its claim are free again.
        orAborted(signal, this.check(transaction, sent, signal)),
      ),
    );
    if (outcome === null) return this.finished(userId, uploadId);
    if ('refusal' in outcome) throw outcome.refusal;
    await this.store.remove([incomingKey(uploadId)]);
    return outcome.kept;
  }

  /**
   * Null where the upload is not to be had. A refusal is written down, so it does not undo the transaction.
   * @param signal when it says so, the transaction is over
   */
  private async check(
    transaction: Transaction,
    { uploadId, userId, isAudited, whenKept }: Sent,
    signal: AbortSignal,
  ): Promise<Outcome | null> {
    const [upload] = await transaction.rows(claimStatement, { uploadId, userId });
    if (!upload) return null;
    try {
      const kept = await keepFile(this.store, upload, signal);
      signal.throwIfAborted();
      const { type, bytes, width, height, sha256 } = kept;
      await transaction.count(readyStatement, { uploadId, type, bytes, width, height, sha256 });
      if (isAudited) audit(transaction, userId, upload);
      await whenKept?.(transaction);
      return { kept: answerOf({ ...upload, storedType: type, width, height }) };
    } catch (error) {
      if (signal.aborted || !(error instanceof DomainError) || passing.includes(error.code)) throw error;
      await this.store.remove([incomingKey(uploadId), ...keysOf(upload.url)]);
      await transaction.count(refusedStatement, { uploadId, code: error.code });
      return { refusal: error };
    }
  }

  private async finished(userId: string, uploadId: string): Promise<CompletedUpload> {
    const [row] = await this.queries.rows(uploadQuery, { uploadId });
    if (!row) throw new DomainError(uploadsErrors.NOT_FOUND);
    if (row.ownerId !== userId) throw new DomainError(uploadsErrors.NOT_YOURS);
    if (row.state === 'READY') return answerOf(row);
    if (row.state === 'REFUSED') throw new DomainError(uploadsErrors.REFUSED);
    throw new DomainError(row.isOverdue ? uploadsErrors.EXPIRED : uploadsErrors.BEING_SENT);
  }
}

function audit(transaction: Transaction, actorId: string, { id, url, folder, size }: UploadRow): void {
  const target = { targetType: 'upload', targetId: id, before: null, after: { url, folder, size } } as const;
  transaction.audit({ actorId, action: 'upload.create', ...target });
}

function answerOf({ url, storedType, type, width, height }: UploadRow): CompletedUpload {
  const sizes = storedType === 'image/webp' ? sizesOf(url) : null;
  return { url, type: storedType ?? type, width, height, sizes };
}
