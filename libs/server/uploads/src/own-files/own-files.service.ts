import { Injectable } from '@nestjs/common';
import {
  isOwnFileUrl,
  type UploadFolder,
  type UploadKind,
  uploadsErrors,
  type UploadType,
  uploadTypes,
} from '@lyceum/contracts/uploads';
import { type Actor, DomainError, PreparedQueries, statement, type Transaction } from '@lyceum/kernel';

const ownFileQuery = statement<{ type: keyof typeof uploadTypes }>(
  'uploads.own-file',
  `SELECT type FROM uploads
    WHERE url = $url AND owner_id = $userId AND state = 'READY' AND deleted_at IS NULL AND folder = ANY($folders)`,
);

/** What was sent, as its sender knows it. */
export interface SentFile {
  readonly name: string;
  /** What it is served as. */
  readonly type: UploadType;
  /** Bytes, as it was sent. */
  readonly size: number;
  /** Pixels of a picture; null for others. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of the bytes that were sent, in hexadecimal. */
  readonly sha256: string;
}

const sentFileQuery = statement<SentFile>(
  'uploads.sent-file',
  `SELECT name, stored_type AS type, size::float8 AS size, width, height, content_sha256 AS sha256 FROM uploads
    WHERE url = $url AND owner_id = $userId AND state = 'READY' AND deleted_at IS NULL AND folder = $folder
      AND content_sha256 IS NOT NULL`,
);

const letGoStatement = statement(
  'uploads.let-go',
  `UPDATE uploads SET deleted_at = now(), deleted_by = $userId
   WHERE url = ANY($urls) AND owner_id = $userId AND state = 'READY' AND deleted_at IS NULL`,
);

/** What a place takes. */
export interface TakenFiles {
  readonly folders: readonly UploadFolder[];
  readonly kind: UploadKind;
}

/** Says whether a path is a file somebody may use. Other domains ask it before they keep a path. */
@Injectable()
export class OwnFilesService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * The path must be a finished upload of the caller, of this kind, in one of these folders.
   * @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async assertOwn(actor: Actor, url: string, { folders, kind }: TakenFiles): Promise<void> {
    const rows = isOwnFileUrl(url)
      ? await this.queries.rows(ownFileQuery, { url, userId: actor.userId, folders })
      : [];
    if (!rows.some(({ type }) => uploadTypes[type].kind === kind))
      throw new DomainError(uploadsErrors.NOT_A_FILE_OF_YOURS);
  }

  /**
   * What the caller sent to this folder, whichever kind it is.
   * @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async sent(actor: Actor, url: string, folder: UploadFolder): Promise<SentFile> {
    const [file] = await this.queries.rows(sentFileQuery, { url, userId: actor.userId, folder });
    if (!file) throw new DomainError(uploadsErrors.NOT_A_FILE_OF_YOURS);
    return file;
  }

  /** Deletes files of the caller that their domain shows nowhere any more; the sweep takes them like those that staff delete. */
  async letGo(transaction: Transaction, { userId }: Actor, urls: readonly string[]): Promise<void> {
    if (urls.length > 0) await transaction.count(letGoStatement, { userId, urls });
  }
}
