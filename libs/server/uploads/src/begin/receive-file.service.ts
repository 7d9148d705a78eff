import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { commonErrors, idSchema } from '@lyceum/contracts/common';
import { type PutAddressInput, uploadsErrors } from '@lyceum/contracts/uploads';
import { CONFIG, type Config, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { uploadQuery } from '../complete/complete.statements';
import { LocalObjectStore } from '../object-store/local-object-store';
import { incomingKey } from '../object-store/object-store.port';

/** A file as it comes in. */
export interface IncomingFile {
  readonly type: string | undefined;
  readonly length: string | undefined;
  readonly bytes: Readable;
}

/** Takes files in where the embedded object store is used; an object store of its own takes them itself. */
@Injectable()
export class ReceiveFileService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queries: PreparedQueries,
    private readonly store: LocalObjectStore,
  ) {}

  /**
   * Takes in what a signed address allows (checklist line 121). Who holds the address may send; no token is asked for.
   * @throws DomainError UPLOADS_SIGNATURE_WRONG, UPLOADS_EXPIRED, UPLOADS_WRONG_TYPE, UPLOADS_WRONG_SIZE,
   * UPLOADS_NOT_FOUND, UPLOADS_ALREADY_SENT, UPLOADS_CUT_OFF; nothing is changed then
   */
  async receive(id: string, address: PutAddressInput, file: IncomingFile): Promise<void> {
    if (this.config.OBJECT_STORE_BUCKET !== undefined) throw new DomainError(commonErrors.NOT_FOUND);
    const uploadId = parseInput(idSchema, id, 'uploadId');
    const { signature, ...claim } = address;
    const key = incomingKey(uploadId);
    if (!this.store.isSigned(key, claim, signature)) throw new DomainError(uploadsErrors.SIGNATURE_WRONG);
    if (claim.expires * 1000 < Date.now()) throw new DomainError(uploadsErrors.EXPIRED);
    if (file.type !== claim.type) throw new DomainError(uploadsErrors.WRONG_TYPE);
    if (file.length !== undefined && Number(file.length) !== claim.size)
      throw new DomainError(uploadsErrors.WRONG_SIZE);
    const [row] = await this.queries.rows(uploadQuery, { uploadId });
    if (!row) throw new DomainError(uploadsErrors.NOT_FOUND);
    if (row.state !== 'PENDING' || (await this.store.find(key)) !== null)
      throw new DomainError(uploadsErrors.ALREADY_SENT);
    await this.store.receive(key, file.bytes, claim.size);
  }
}
