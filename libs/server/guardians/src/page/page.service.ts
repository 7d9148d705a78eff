import { GuardianService } from '@lyceum/auth';
import { ageInYears, authErrors } from '@lyceum/contracts/auth';
import {
  type ChooseGuardianTopicInput,
  chooseGuardianTopicSchema,
  guardiansErrors,
  type GuardianTopicName,
  isTopicShown,
  type LookAtStudentInput,
  lookAtStudentSchema,
  mayChooseTopic,
} from '@lyceum/contracts/guardians';
import {
  type Actor,
  assertCan,
  DomainError,
  GuardianTopics,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { GuardianPageModel, GuardianTopicModel } from './page.model';
import { chooseStatement, studentQuery, type StudentRow } from './page.statements';
import { TopicRules } from './topic-rules';

/** What guardians see of a student. The student is told the same, by the same way. */
@Injectable()
export class PageService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly topics: GuardianTopics,
    private readonly rules: TopicRules,
    private readonly consents: GuardianService,
  ) {}

  /**
   * Nobody but the student and their guardians learns whether there is such a student.
   * @throws DomainError AUTH_USER_NOT_FOUND, GUARDIANS_NOT_FOR_STAFF
   */
  async page(actor: Actor, input: LookAtStudentInput): Promise<GuardianPageModel> {
    assertCan(actor, 'guardian.read');
    if (actor.viewedBy !== undefined) throw new DomainError(guardiansErrors.NOT_FOR_STAFF);
    const page = await this.toldTo({ ...parseInput(lookAtStudentSchema, input), userId: actor.userId });
    if (!page) throw new DomainError(authErrors.USER_NOT_FOUND);
    return page;
  }

  /** What this user is told of the student, now; null where they are told nothing. Whoever asks acts for them. */
  async toldTo(values: LookAtStudentInput): Promise<GuardianPageModel | null> {
    const [row] = await this.queries.rows(studentQuery, values);
    if (!row) return null;
    const { student, mayWithdrawConsent } = row;
    const topics = await Promise.all(this.topics.names.map((name) => this.topicOf(name, row)));
    return { student, topics, mayWithdrawConsent };
  }

  /**
   * The caller says whether their guardians are told about a topic, from the age on that the rules have for it.
   * @throws DomainError GUARDIANS_NOT_YET_CHOSEN
   */
  async choose(actor: Actor, input: ChooseGuardianTopicInput): Promise<GuardianPageModel> {
    assertCan(actor, 'guardian.write');
    const { topic, isShown } = parseInput(chooseGuardianTopicSchema, input);
    const own = { userId: actor.userId, studentId: actor.userId };
    const { dateOfBirth } = await this.studentOf(actor, own);
    if (!mayChooseTopic(this.rules.of(topic), yearsOf(dateOfBirth)))
      throw new DomainError(guardiansErrors.NOT_YET_CHOSEN);
    await this.unitOfWork.run(async (transaction) => {
      const values = { studentId: actor.userId, topic, isShown };
      if ((await transaction.count(chooseStatement, values)) === 0) return;
      transaction.audit({
        actorId: actor.userId,
        action: 'guardian.chooseTopic',
        targetType: 'user',
        targetId: actor.userId,
        before: null,
        after: { topic, isShown },
      });
    });
    return this.page(actor, own);
  }

  /**
   * The caller, who consented by mail to the student's account, withdraws that: the account is locked at once, nothing is
   * deleted, and the mail has the way to give it again. @throws DomainError AUTH_USER_NOT_FOUND, GUARDIANS_TIE_NOT_FOUND
   */
  async withdrawConsent(actor: Actor, input: LookAtStudentInput): Promise<void> {
    assertCan(actor, 'guardian.write');
    const { student, mayWithdrawConsent } = await this.studentOf(actor, input);
    if (!mayWithdrawConsent) throw new DomainError(guardiansErrors.TIE_NOT_FOUND);
    await this.consents.withdrawAs(actor.userId, student.id);
  }

  private async studentOf(actor: Actor, input: LookAtStudentInput): Promise<StudentRow> {
    const { studentId } = parseInput(lookAtStudentSchema, input);
    const [row] = await this.queries.rows(studentQuery, { userId: actor.userId, studentId });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    return row;
  }

  private async topicOf(name: GuardianTopicName, row: StudentRow): Promise<GuardianTopicModel> {
    const rule = this.rules.of(name);
    const years = yearsOf(row.dateOfBirth);
    const isShown = isTopicShown(rule, years, row.choices[name]);
    const content = isShown ? await this.topics.of(name, row.student.id) : null;
    return { name, mayChoose: mayChooseTopic(rule, years), choosableFrom: rule.choosableFrom, content };
  }
}

const yearsOf = (dateOfBirth: string | null): number | null =>
  dateOfBirth === null ? null : ageInYears(dateOfBirth, new Date());
