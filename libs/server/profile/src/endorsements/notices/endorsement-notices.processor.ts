import { type Delivered, Notices, statement, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { EndorsementGiven, EndorsementShown } from '../endorsements.events';
import { endorsed } from './endorsement.notices';

const isShownStatement = statement(
  'profile.endorsement-to-tell',
  `SELECT FROM endorsements WHERE id = $endorsementId AND status = 'VISIBLE' FOR SHARE`,
);

/** Whom something was said for is told of it, once: of what waits, when a moderator has let it through. */
@Injectable()
export class EndorsementNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(EndorsementGiven, 'notifications.tell-of-an-endorsement', { when: ({ isHeld }) => !isHeld })
  tellOfGiven(event: Delivered<typeof EndorsementGiven>, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  @Subscribe(EndorsementShown, 'notifications.tell-of-a-shown-endorsement')
  tellOfShown(event: Delivered<typeof EndorsementShown>, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  private async tell(
    { payload }: Delivered<typeof EndorsementShown>,
    transaction: Transaction,
  ): Promise<void> {
    const { endorsementId: id, giverId: by, receiverId: userId } = payload;
    if ((await transaction.count(isShownStatement, { endorsementId: id })) === 0) return;
    const about = { type: 'ENDORSEMENT', id };
    const url = `/u/${userId}#endorsements`;
    // One that was taken away and given back was told before.
    this.notices.withdraw(transaction, { userId, by, tag: id });
    this.notices.tell(transaction, endorsed, {}, { userId, by, url, tag: id, about });
  }
}
