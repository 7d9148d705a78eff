import { Readable } from 'node:stream';
import {
  CONFIG,
  type Config,
  type Delivered,
  Notices,
  PreparedQueries,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Inject, Injectable } from '@nestjs/common';
import { fullName } from '@lyceum/contracts/auth';
import { CertificateIssued } from './certificate.events';
import * as messages from './certificate.messages';
import { certificateIssued } from './certificate.notices';
import {
  certificateToMakeQuery,
  madeStatement,
  notMadeStatement,
  toldOfCertificateQuery,
} from './certificate.statements';
import { drawCertificate } from './file/certificate-file';

/** Makes the files of certificates, and tells students of theirs. */
@Injectable()
export class CertificateProcessor {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'BRAND_NAME'>,
    private readonly queries: PreparedQueries,
    private readonly files: KeptFilesService,
    private readonly notices: Notices,
  ) {}

  @Subscribe(CertificateIssued, 'live-course.make-certificate', { lane: 'files' })
  async make({ payload: { certificateId: id } }: Delivered<typeof CertificateIssued>): Promise<void> {
    const [row] = await this.queries.rows(certificateToMakeQuery, { id });
    if (!row) return;
    const { code, userId: ownerId, courseName, issuedAt } = row;
    const bytes = await drawCertificate({
      brand: this.config.BRAND_NAME,
      name: fullName(row),
      courseName,
      issuedAt,
      address: new URL(`/certificates/${code}`, this.config.publicUrl).href,
    });
    if (!bytes) {
      await this.queries.count(notMadeStatement, { id });
      return;
    }
    const name = `${messages.fileName({ course: courseName })}.pdf`;
    const kind = { folder: 'certificates', type: 'application/pdf' } as const;
    const file = { ...kind, ownerId, name, size: bytes.length };
    await this.files.take(file, Readable.from([bytes]), (it, path) => made(it, { id, path }));
  }

  @Subscribe(CertificateIssued, 'notifications.tell-of-certificate')
  async tell({ payload }: Delivered<typeof CertificateIssued>, transaction: Transaction): Promise<void> {
    const { certificateId: id } = payload;
    for (const { userId, groupTag, course } of await transaction.rows(toldOfCertificateQuery, payload))
      this.notices.tell(
        transaction,
        certificateIssued,
        { course },
        {
          userId,
          by: null,
          url: `/lc-dashboard/${groupTag}`,
          tag: `certificate ${id}`,
          about: { type: 'LIVE_CERTIFICATE', id },
        },
      );
  }
}

async function made(
  transaction: Transaction,
  where: { readonly id: string; readonly path: string },
): Promise<void> {
  await transaction.count(madeStatement, where);
}
