import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';

/** Files of certificates, which are their students' own: others are shown the public page. One that was withdrawn is served no more. */
@Injectable()
@FileDomain()
export class CertificateFiles implements FileDomainSource {
  readonly folders = ['certificates'] as const;

  readonly owners = {
    CERTIFICATE: {
      isSeen: (id: string) =>
        `EXISTS (SELECT FROM live_certificates k WHERE k.id = ${id} AND k.withdrawn_at IS NULL)`,
    },
  };
}
