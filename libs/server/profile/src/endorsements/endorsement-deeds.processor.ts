import {
  type DeedKey,
  Deeds,
  type Delivered,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  EndorsementChanged,
  EndorsementDeleted,
  EndorsementGiven,
  EndorsementShown,
  EndorsementTakenAway,
} from './endorsements.events';

type Endorsement = EventPayload<typeof EndorsementShown>;

const isShown = ({ isHeld }: { readonly isHeld: boolean }): boolean => !isHeld;
const isHeld = ({ isHeld: held }: { readonly isHeld: boolean }): boolean => held;

/** Tells that somebody endorsed somebody, as long as that is shown. */
@Injectable()
export class EndorsementDeedsProcessor {
  constructor(private readonly deeds: Deeds) {}

  @Subscribe(EndorsementGiven, 'profile.tell-of-the-deed-of-an-endorsement', { when: isShown })
  given(event: Delivered<typeof EndorsementGiven>, transaction: Transaction): Promise<void> {
    return this.done(event, transaction);
  }

  @Subscribe(EndorsementShown, 'profile.tell-of-the-deed-of-a-shown-endorsement')
  shown(event: Delivered<typeof EndorsementShown>, transaction: Transaction): Promise<void> {
    return this.done(event, transaction);
  }

  @Subscribe(EndorsementChanged, 'profile.take-back-the-deed-of-a-held-endorsement', { when: isHeld })
  held({ payload }: Delivered<typeof EndorsementChanged>, transaction: Transaction): Promise<void> {
    return this.takenBack(payload, transaction);
  }

  @Subscribe(EndorsementTakenAway, 'profile.take-back-the-deed-of-a-removed-endorsement')
  takenAway({ payload }: Delivered<typeof EndorsementTakenAway>, transaction: Transaction): Promise<void> {
    return this.takenBack(payload, transaction);
  }

  @Subscribe(EndorsementDeleted, 'profile.take-back-the-deed-of-a-deleted-endorsement')
  deleted({ payload }: Delivered<typeof EndorsementDeleted>, transaction: Transaction): Promise<void> {
    return this.takenBack(payload, transaction);
  }

  private done(
    { payload, occurredAt: happenedAt }: Delivered<typeof EndorsementShown>,
    transaction: Transaction,
  ): Promise<void> {
    this.deeds.done(transaction, { ...deedOf(payload), otherId: payload.receiverId, happenedAt });
    return Promise.resolve();
  }

  private takenBack(payload: Endorsement, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, deedOf(payload));
    return Promise.resolve();
  }
}

const deedOf = ({ endorsementId, giverId }: Endorsement): DeedKey => ({
  userId: giverId,
  action: 'ENDORSED',
  target: 'ENDORSEMENT',
  targetId: endorsementId,
});
