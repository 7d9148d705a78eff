import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  checkFile,
  extensionOf,
  type LinkedDocument,
  type UploadFolder,
  uploadFolders,
  uploadsErrors,
  uploadsLimits,
  type UploadType,
} from '@lyceum/contracts/uploads';
import { type Actor, DomainError, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { beginStatement } from '../begin/begin.statements';
import { placeOf, urlOf } from '../begin/place';
import { CompleteUploadService } from '../complete/complete-upload.service';
import { raiseErased } from '../erase/raise-erased';
import { DocumentLinksService } from '../files/document-links.service';
import type { FilmFacts } from '../films/film';
import { filmFacts } from '../films/film-facts';
import { keyOf } from '../keys';
import { incomingKey, ObjectStore } from '../object-store/object-store.port';
import { replaceFile } from '../replace-file';
import {
  eraseDeliveredStatement,
  fileQuery,
  forgetStatement,
  handOverStatement,
  heldQuery,
} from './kept-files.statements';

/** A file that a service has for somebody. */
export interface DeliveredFile {
  readonly ownerId: string;
  readonly folder: UploadFolder;
  /** With the ending of its type. */
  readonly name: string;
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
}

/** Keeps the path of a file that is taken in. */
export type PlaceFile = (transaction: Transaction, path: string) => Promise<void>;

/** What domains do with files they keep. Who may is theirs to say: nothing is asked here. */
@Injectable()
export class KeptFilesService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly store: ObjectStore,
    private readonly links: DocumentLinksService,
    private readonly completion: CompleteUploadService,
  ) {}

  /** A link to a document that works for so many minutes, whoever has it, or until the file is seen nowhere any more. */
  link(path: string, minutes: number): LinkedDocument {
    return this.links.sign(path, minutes);
  }

  /** A link to a file of a private folder for the caller alone, as long as they may read it (`mayReadIfShown`), and for so many minutes. */
  linkFor(actor: Actor, path: string, minutes: number): LinkedDocument {
    return this.links.signForReader(actor, path, minutes);
  }

  /** What a film says of itself. @throws DomainError UPLOADS_FILE_NOT_FOUND, UPLOADS_DAMAGED */
  async film(path: string): Promise<FilmFacts> {
    const [file] = await this.queries.rows(fileQuery, { url: path });
    const found = file && (await this.store.find(keyOf(path)));
    if (!file || !found) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
    const { size } = found;
    return filmFacts(file.type, size, async (start) => {
      const bytes = await this.store.read(keyOf(path), { range: { start, end: size - 1 } });
      if (!bytes) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
      return bytes;
    });
  }

  /**
   * Takes in what a service has for somebody, and looks into it like into what people send. Its room is the house's.
   * @param place keeps its path, in the transaction that makes it a file: where that fails, there is none, and the sweep takes what came
   * @returns its path @throws DomainError what is wrong with the file
   */
  async take(file: DeliveredFile, bytes: Readable, place: PlaceFile): Promise<string> {
    const { ownerId, folder, name, type, size } = file;
    const check = checkFile({ filename: name, type, extension: extensionOf(name), size }, folder);
    if ('error' in check) throw new DomainError(check.error, { parameters: check.parameters ?? {} });
    const lies = placeOf(uploadFolders[folder].bucket, folder);
    const { bucket, target } = lies;
    const url = urlOf(lies, { ownerId, name, kind: check.kind, extension: check.extension });
    const row = { ownerId, bucket, folder, target, name, type: check.type, size, url };
    const mostBytes = uploadsLimits.bytesOfStaff;
    const isCounted = false;
    const [begun] = await this.queries.rows(beginStatement, { ...row, mostBytes, isCounted });
    if (!begun) throw new DomainError(uploadsErrors.QUOTA_USED_UP);
    await this.store.writeStream(incomingKey(begun.id), bytes, { type: check.type, size });
    return (await this.completion.completeFor(ownerId, begun.id, (it) => place(it, url))).url;
  }

  /** Deletes files that their domain has no more; the sweep takes them. */
  async forget(transaction: Transaction, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await transaction.count(forgetStatement, { urls: paths });
  }

  /** Has files that services delivered be no more, at once and for good: nobody has them back. */
  async erase(transaction: Transaction, paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    raiseErased(transaction, await transaction.rows(eraseDeliveredStatement, { urls: paths }));
  }

  /** Has a file be there until the transaction ends: whoever deletes it meanwhile waits. @throws DomainError UPLOADS_FILE_NOT_FOUND where it is deleted */
  async hold(transaction: Transaction, path: string): Promise<void> {
    const [file] = await transaction.rows(heldQuery, { urls: [path] });
    if (!file) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
  }

  /**
   * Puts one file in the place of another, whose address leads to it from now on.
   * @throws DomainError UPLOADS_FILE_NOT_FOUND where one of them is deleted
   */
  async replace(transaction: Transaction, from: string, to: string): Promise<void> {
    const rows = await transaction.rows(heldQuery, { urls: [from, to] });
    const [before, after] = [from, to].map((path) => rows.find(({ url }) => url === path));
    if (!before || !after) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
    await replaceFile(transaction, before, after.id);
  }

  /** Makes files of one person another's, room and all. @returns how many were that person's and are the other's now */
  async handOver(
    transaction: Transaction,
    paths: readonly string[],
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<number> {
    if (paths.length === 0) return 0;
    const [row] = await transaction.rows(handOverStatement, { urls: paths, from, to });
    return row?.given ?? 0;
  }
}
