import { Injectable } from '@nestjs/common';
import { type School, schoolsErrors, schoolsLimits } from '@lyceum/contracts/schools';
import {
  DomainError,
  KeepsSchools,
  PreparedQueries,
  type SchoolEntry,
  type SchoolKeeper,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { enterStatement, mySchoolQuery } from './membership.statements';

/** Who goes to which school: one each. */
@Injectable()
@KeepsSchools()
export class MembershipService implements SchoolKeeper {
  constructor(private readonly queries: PreparedQueries) {}

  /** The school somebody goes to; null where they have not said it. Whoever asks has checked who may know. */
  async schoolOf(userId: string): Promise<School | null> {
    const [school] = await this.queries.rows(mySchoolQuery, { userId });
    return school ?? null;
  }

  /** @throws DomainError SCHOOLS_NOT_FOUND, SCHOOLS_CHANGED_LATELY */
  async enter(transaction: Transaction, { userId, schoolId, field }: SchoolEntry): Promise<void> {
    const [entered] = await transaction.rows(enterStatement, { userId, schoolId });
    if (!entered) throw refusal(schoolsErrors.NOT_FOUND, field);
    if (entered.schoolId !== entered.chosenId) throw refusal(schoolsErrors.CHANGED_LATELY, field);
    if (entered.formerId === entered.schoolId) return;
    transaction.audit({
      actorId: userId,
      action: 'school.join',
      targetType: 'school',
      targetId: entered.schoolId,
      before: entered.formerId === null ? null : { formerId: entered.formerId },
      after: null,
    });
  }

  async ofPerson(statements: StatementRunner, userId: string): Promise<string | null> {
    const [school] = await statements.rows(mySchoolQuery, { userId });
    return school ? `${school.schoolName}, ${school.schoolFullAddress}` : null;
  }
}

function refusal(
  error: typeof schoolsErrors.NOT_FOUND | typeof schoolsErrors.CHANGED_LATELY,
  path: string,
): DomainError {
  const parameters = { days: schoolsLimits.changeDays };
  const { message } = new DomainError(error, { parameters });
  return new DomainError(error, { parameters, issues: [{ path, message }] });
}
