import { Injectable } from '@nestjs/common';
import { UserSuspended } from '@lyceum/auth';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { AliasService } from './alias.service';

/** Has staff look at the aliases of who is suspended. */
@Injectable()
export class AliasProcessor {
  constructor(private readonly aliases: AliasService) {}

  @Subscribe(UserSuspended, 'moderation.open-cases-of-aliases-of-who-is-suspended')
  async afterSuspension(
    { payload }: Delivered<typeof UserSuspended>,
    transaction: Transaction,
  ): Promise<void> {
    await this.aliases.alert(transaction, payload.userId, 'Somebody of the same mailbox was suspended.');
  }
}
