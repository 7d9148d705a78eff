import { ActivityLog, type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  GuardianDigestBegun,
  GuardianTied,
  GuardianTieEnded,
  GuardianTieEndsSoon,
} from '../guardians.events';
import { otherGuardiansStatement } from '../ties/tie.statements';
import {
  anotherGuardian,
  digestBegun,
  endedByAge,
  endsSoon,
  guardianEnded,
  studentEnded,
  studentIsOfAge,
  youHaveAGuardian,
} from './guardian.notices';

const ofStudent = { url: '/my-guardians', about: null };
const ofGuardian = { url: '/guardian', about: null };

/** What student and guardians are told, and what the activity log keeps: every change reaches the student. */
@Injectable()
export class GuardianNoticesProcessor {
  constructor(
    private readonly notices: Notices,
    private readonly activity: ActivityLog,
  ) {}

  @Subscribe(GuardianTied, 'notifications.tell-of-a-guardian')
  async tellOfBeginning(
    { payload }: Delivered<typeof GuardianTied>,
    transaction: Transaction,
  ): Promise<void> {
    const { tieId, studentId, guardianId } = payload;
    const notice = { by: guardianId, tag: `guardian ${tieId}` };
    this.notices.tell(transaction, youHaveAGuardian, {}, { ...ofStudent, ...notice, userId: studentId });
    for (const { id } of await transaction.rows(otherGuardiansStatement, { studentId, guardianId }))
      this.notices.tell(transaction, anotherGuardian, {}, { ...ofGuardian, ...notice, userId: id });
    await this.activity.record(transaction, {
      userId: guardianId,
      actionType: 'CREATE',
      feature: 'account',
      details: { target: 'GUARDIAN_TIE', targetId: tieId },
    });
  }

  @Subscribe(GuardianTieEnded, 'notifications.tell-of-a-guardian-no-more')
  async tellOfEnd({ payload }: Delivered<typeof GuardianTieEnded>, transaction: Transaction): Promise<void> {
    const { tieId, studentId, guardianId, endedBy } = payload;
    const notice = { by: endedBy, tag: `guardian end ${tieId}` };
    const toStudent = { ...ofStudent, ...notice, userId: studentId };
    const toGuardian = { ...ofGuardian, ...notice, userId: guardianId };
    // Nobody is told of their own act.
    this.notices.tell(transaction, endedBy === null ? endedByAge : guardianEnded, {}, toStudent);
    this.notices.tell(transaction, endedBy === null ? studentIsOfAge : studentEnded, {}, toGuardian);
    if (endedBy === null) return;
    await this.activity.record(transaction, {
      userId: endedBy,
      actionType: 'DELETE',
      feature: 'account',
      details: { target: 'GUARDIAN_TIE', targetId: tieId },
    });
  }

  @Subscribe(GuardianDigestBegun, 'notifications.tell-of-a-digest')
  tellOfDigest(
    { payload: { tieId, studentId, guardianId } }: Delivered<typeof GuardianDigestBegun>,
    transaction: Transaction,
  ): Promise<void> {
    const notice = { ...ofStudent, userId: studentId, by: guardianId, tag: `guardian digest ${tieId}` };
    this.notices.tell(transaction, digestBegun, {}, notice);
    return Promise.resolve();
  }

  @Subscribe(GuardianTieEndsSoon, 'notifications.tell-of-a-guardian-until-18')
  tellOfBirthday(
    { payload: { tieId, studentId } }: Delivered<typeof GuardianTieEndsSoon>,
    transaction: Transaction,
  ): Promise<void> {
    const notice = { ...ofStudent, userId: studentId, by: null, tag: `guardian until 18 ${tieId}` };
    this.notices.tell(transaction, endsSoon, {}, notice);
    return Promise.resolve();
  }
}
