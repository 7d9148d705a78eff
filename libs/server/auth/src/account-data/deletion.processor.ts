import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe } from '@lyceum/kernel';
import { AccountDeletionRequested } from '../auth.events';
import { DeletionMailService } from './deletion-mail.service';

/** What happens after somebody asked for the end of their account. */
@Injectable()
export class DeletionProcessor {
  constructor(private readonly mail: DeletionMailService) {}

  @Subscribe(AccountDeletionRequested, 'auth.mail-of-deletion', { lane: 'mail' })
  sendMail({ payload }: Delivered<typeof AccountDeletionRequested>): Promise<void> {
    return this.mail.send(payload.userId);
  }
}
