import { type Delivered, Every, Subscribe } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { GuardianDigestDue } from '../guardians.events';
import { DigestService } from './digest.service';

/** When weekly mails are begun and sent. */
@Injectable()
export class DigestProcessor {
  constructor(private readonly digests: DigestService) {}

  @Every('guardians.start-digests', { minutes: 5 })
  async start(): Promise<void> {
    await this.digests.startDue();
  }

  @Subscribe(GuardianDigestDue, 'guardians.mail-digest', { lane: 'mail' })
  async mail({ payload }: Delivered<typeof GuardianDigestDue>): Promise<void> {
    await this.digests.mail(payload.tieId);
  }
}
