import { ListedOnProfiles, type ProfileEntries, type ProfileEntrySides } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Certificates that hold, each with the page that anybody can check it on. */
@Injectable()
@ListedOnProfiles()
export class CertificatesOnProfiles implements ProfileEntries {
  readonly kind = 'CERTIFICATE';

  of({ owner }: ProfileEntrySides): string {
    return `SELECT k.id, k.course_name AS name, '/certificates/' || k.code AS url, k.issued_at AS starts_at
      FROM live_certificates k WHERE k.user_id = ${owner} AND k.withdrawn_at IS NULL`;
  }
}
