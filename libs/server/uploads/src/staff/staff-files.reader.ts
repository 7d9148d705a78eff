import { Injectable } from '@nestjs/common';
import {
  type StaffFileView,
  type UploadIdInput,
  uploadIdSchema,
  uploadsErrors,
} from '@lyceum/contracts/uploads';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { DocumentLinksService, isDocument } from '../files/document-links.service';
import { asLookedAfterBy } from '../domains/staff-files.policy';
import { staffFileQuery } from './staff-files.statements';

/** What staff look at before they change a file. */
@Injectable()
export class StaffFilesReader {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly links: DocumentLinksService,
  ) {}

  /** @throws DomainError UPLOADS_FILE_NOT_FOUND, also for one the caller does not look after */
  async get(actor: Actor, input: UploadIdInput): Promise<StaffFileView> {
    assertCan(actor, 'upload.administer');
    const { uploadId } = parseInput(uploadIdSchema, input);
    const [row] = await this.queries.rows(staffFileQuery, { uploadId, ...asLookedAfterBy(actor) });
    if (!row) throw new DomainError(uploadsErrors.FILE_NOT_FOUND);
    const { uploadedAt, deletedAt, ...file } = row;
    const link = isDocument(file.url) ? this.links.sign(file.url).url : file.url;
    return {
      ...file,
      link,
      uploadedAt: uploadedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    };
  }
}
