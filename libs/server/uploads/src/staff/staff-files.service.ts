import { Injectable } from '@nestjs/common';
import type { AuditAction, AsLeft, BulkResult } from '@lyceum/contracts/ops';
import {
  type ReplacedUpload,
  type ReplaceUploadInput,
  replaceUploadSchema,
  type RestoreUploadsInput,
  restoreUploadsSchema,
  rightOfLibrary,
  type UploadIdsInput,
  uploadIdsSchema,
  uploadsErrors,
  uploadTypes,
} from '@lyceum/contracts/uploads';
import {
  type Actor,
  assertAsLeft,
  assertCan,
  bulk,
  DomainError,
  LeftAs,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { replaceFile } from '../replace-file';
import { asLookedAfterBy } from '../domains/staff-files.policy';
import {
  deleteStatement,
  lockDeletionStatement,
  lockStatement,
  ownFileStatement,
  restoreStatement,
  type StaffFile,
} from './staff-files.statements';

/** Staff look after files (checklist line 230). Every change leaves its audit row. */
@Injectable()
export class StaffFilesService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Deletes files. They can be had back for `uploadsLimits.undoMinutes`; then they are swept, and their addresses lead
   * nowhere. @returns what became of each; UPLOADS_FILE_NOT_FOUND also for one that is deleted already,
   * UPLOADS_IN_LIBRARY
   */
  remove(actor: Actor, input: UploadIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'upload.administer');
    const { ids } = parseInput(uploadIdsSchema, input);
    return bulk(ids, (id) => this.removeOne(actor, id));
  }

  /**
   * Takes deletions back. @returns what became of each; UPLOADS_FILE_NOT_FOUND where it is swept, or not deleted, UPLOADS_IN_LIBRARY,
   * OPS_CHANGED_SINCE where it undoes a deletion that is not its last
   */
  restore(actor: Actor, input: RestoreUploadsInput): Promise<BulkResult[]> {
    assertCan(actor, 'upload.administer');
    const { ids, asLeft } = parseInput(restoreUploadsSchema, input);
    return bulk(ids, (id) => this.restoreOne(actor, id, asLeft));
  }

  /**
   * Puts a finished upload of the caller's in the place of a file. The old address leads to it from now on, so what
   * refers to the file shows the new one; the old bytes are removed.
   * @throws DomainError UPLOADS_FILE_NOT_FOUND, UPLOADS_IN_LIBRARY, UPLOADS_NOT_A_REPLACEMENT
   */
  async replace(actor: Actor, input: ReplaceUploadInput): Promise<ReplacedUpload> {
    assertCan(actor, 'upload.administer');
    const { uploadId, replacementUrl } = parseInput(replaceUploadSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [file] = await transaction.rows(lockStatement, { uploadId, ...asLookedAfterBy(actor) });
      assertStaffMayChange(file);
      const [own] = await transaction.rows(ownFileStatement, { replacementUrl, userId: actor.userId });
      if (!own || !canReplace(own, file)) throw new DomainError(uploadsErrors.NOT_A_REPLACEMENT);
      await replaceFile(transaction, file, own.id);
      audit(transaction, actor, 'upload.replace', file, { uploadId: own.id, url: own.url });
      return { id: own.id, url: own.url };
    });
  }

  private removeOne(actor: Actor, id: string): Promise<LeftAs> {
    return this.unitOfWork.run(async (transaction) => {
      const values = { uploadId: id, ...asLookedAfterBy(actor), userId: actor.userId };
      const [file] = await transaction.rows(deleteStatement, values);
      assertStaffMayChange(file);
      audit(transaction, actor, 'upload.remove', file, { isDeleted: true });
      return new LeftAs(file.deletion);
    });
  }

  private restoreOne(actor: Actor, id: string, asLeft: AsLeft | undefined): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const values = { uploadId: id, ...asLookedAfterBy(actor) };
      const [found] = await transaction.rows(lockDeletionStatement, values);
      if (found) assertAsLeft(asLeft, id, found.deletion);
      const [file] = await transaction.rows(restoreStatement, values);
      assertStaffMayChange(file);
      audit(transaction, actor, 'upload.restore', file, { isDeleted: false });
    });
  }
}

/** Thrown, what the transaction did is undone. @throws DomainError UPLOADS_FILE_NOT_FOUND, UPLOADS_IN_LIBRARY */
function assertStaffMayChange(file: StaffFile | undefined): asserts file is StaffFile {
  if (!file) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
  if (rightOfLibrary(file.folder) !== null) throw new DomainError(uploadsErrors.IN_LIBRARY);
}

function canReplace(replacement: StaffFile, file: StaffFile): boolean {
  return (
    replacement.id !== file.id &&
    replacement.folder === file.folder &&
    uploadTypes[replacement.type].kind === uploadTypes[file.type].kind
  );
}

function audit(
  transaction: Transaction,
  actor: Actor,
  action: AuditAction,
  { id, ownerId, name, folder, url }: StaffFile,
  after: object,
): void {
  const before = { ownerId, name, folder, url };
  const target = { targetType: 'upload', targetId: id } as const;
  transaction.audit({ actorId: actor.userId, action, ...target, before, after });
}
