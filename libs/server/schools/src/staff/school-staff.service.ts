import { UserRolesChanged } from '@lyceum/auth';
import {
  type EnterSchoolStaffInput,
  enterSchoolStaffSchema,
  schoolsErrors,
  type SchoolStaffEntryIdInput,
  schoolStaffEntryIdSchema,
} from '@lyceum/contracts/schools';
import {
  type Actor,
  assertCan,
  DomainError,
  Notices,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { enteredAsStaff, staffNoMore } from '../notices/school.notices';
import {
  candidateQuery,
  enterStaffStatement,
  giveRoleStatements,
  takeRoleStatements,
  takeStaffAwayStatement,
} from './school-staff.statements';

const aboutStaff = { by: null, url: '/school', about: null };

/** Who works at which school: entered and taken away in the console alone. */
@Injectable()
export class SchoolStaffService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
  ) {}

  /**
   * Enters the account of this e-mail, which gets the role; they are told. Of two calls at once one does.
   * @throws DomainError SCHOOLS_STAFF_NOT_FOUND, SCHOOLS_STAFF_ADULTS_ONLY, SCHOOLS_NOT_FOUND, SCHOOLS_STAFF_ALREADY
   */
  async enter(actor: Actor, input: EnterSchoolStaffInput): Promise<void> {
    assertCan(actor, 'school.oversee');
    const { schoolId, email, role } = parseInput(enterSchoolStaffSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [person] = await transaction.rows(candidateQuery, { email });
      if (!person?.isFindable) throw new DomainError(schoolsErrors.STAFF_NOT_FOUND);
      if (!person.isOfAge) throw new DomainError(schoolsErrors.STAFF_ADULTS_ONLY);
      const { userId } = person;
      const [entered] = await transaction.rows(enterStaffStatement, { schoolId, userId, role });
      if (!entered) throw new DomainError(schoolsErrors.NOT_FOUND);
      if (entered.entryId === null) throw new DomainError(schoolsErrors.STAFF_ALREADY);
      await changeRoles(transaction, actor, userId, giveRoleStatements[role]);
      const notice = { ...aboutStaff, userId, tag: `school ${schoolId}` };
      this.notices.tell(transaction, enteredAsStaff, { school: entered.name }, notice);
      transaction.audit({
        actorId: actor.userId,
        action: 'school.enterStaff',
        targetType: 'school',
        targetId: schoolId,
        before: null,
        after: { userId, role },
      });
    });
  }

  /** Takes somebody away again, at once; they are told. @throws DomainError SCHOOLS_STAFF_ENTRY_NOT_FOUND */
  async takeAway(actor: Actor, input: SchoolStaffEntryIdInput): Promise<void> {
    assertCan(actor, 'school.oversee');
    const values = parseInput(schoolStaffEntryIdSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [ended] = await transaction.rows(takeStaffAwayStatement, values);
      if (!ended) throw new DomainError(schoolsErrors.STAFF_ENTRY_NOT_FOUND);
      const { userId, schoolId, schoolName, role } = ended;
      await changeRoles(transaction, actor, userId, takeRoleStatements[role]);
      const notice = { ...aboutStaff, url: null, userId, tag: `school ${schoolId}` };
      this.notices.tell(transaction, staffNoMore, { school: schoolName }, notice);
      transaction.audit({
        actorId: actor.userId,
        action: 'school.takeStaffAway',
        targetType: 'school',
        targetId: schoolId,
        before: { userId, role },
        after: null,
      });
    });
  }
}

async function changeRoles(
  transaction: Transaction,
  actor: Actor,
  userId: string,
  change: (typeof giveRoleStatements)['PRINCIPLE'],
): Promise<void> {
  const [changed] = await transaction.rows(change, { userId });
  if (!changed) return;
  const { before, after } = changed;
  transaction.raise(UserRolesChanged, {
    userId,
    roles: after,
    previousRoles: before,
    changedBy: actor.userId,
  });
}
