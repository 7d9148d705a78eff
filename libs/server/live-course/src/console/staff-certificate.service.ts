import {
  type CertificateResult,
  type CertificateRow,
  type CertificatesAnswer,
  type CertificatesByRuleInput,
  certificatesByRuleSchema,
  type CertificateStanding,
  type GiveCertificateInput,
  giveCertificateSchema,
  liveCourseErrors,
  type WithdrawCertificateInput,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { auditGroup } from '../audit-group';
import { CertificateService } from '../certificates/certificate.service';
import { groupTagQuery, type JudgedStudent, judgedStudentsQuery } from './staff-certificate.statements';

type Rule = Pick<CertificatesByRuleInput, 'onlyCompleted' | 'leastAttendance' | 'leastPoints'>;

/** Certificates as staff give and withdraw them: one, or all of a class who meet a rule. */
@Injectable()
export class StaffCertificateService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateService,
  ) {}

  /** What the rule would have become of each student; nothing is kept. @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_NO_SUCH_GROUP */
  async preview(actor: Actor, input: CertificatesByRuleInput): Promise<CertificatesAnswer> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, ...rule } = parseInput(certificatesByRuleSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await tagOf(transaction, groupId);
      const students = await transaction.rows(judgedStudentsQuery, { groupId });
      return { rows: students.map((student) => rowOf(student, resultOf(student, rule))) };
    });
  }

  /**
   * Gives those who meet the rule their certificates, in one transaction; files are made by the job.
   * @returns what became of each student @throws DomainError the same
   */
  async issue(actor: Actor, input: CertificatesByRuleInput): Promise<CertificatesAnswer> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, ...rule } = parseInput(certificatesByRuleSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const groupTag = await tagOf(transaction, groupId);
      await this.certificates.hold(transaction, groupId);
      const students = await transaction.rows(judgedStudentsQuery, { groupId });
      const results = new Map(students.map((student) => [student.studentId, resultOf(student, rule)]));
      const studentIds = students.flatMap(({ studentId }) =>
        results.get(studentId) === 'ISSUED' ? [studentId] : [],
      );
      await this.give(transaction, actor, { groupId, groupTag, studentIds, rule });
      return { rows: students.map((student) => rowOf(student, results.get(student.studentId) ?? 'HAS_ONE')) };
    });
  }

  /**
   * Gives one student a certificate, also anew after one that was withdrawn.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_NO_CERTIFICATE_DUE
   */
  async giveOne(actor: Actor, input: GiveCertificateInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, studentId } = parseInput(giveCertificateSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const groupTag = await tagOf(transaction, groupId);
      await this.certificates.hold(transaction, groupId);
      const given = await this.give(transaction, actor, {
        groupId,
        groupTag,
        studentIds: [studentId],
        rule: null,
      });
      if (given === 0) throw new DomainError(liveCourseErrors.NO_CERTIFICATE_DUE);
    });
  }

  /** @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_CERTIFICATE_NOT_FOUND */
  async withdraw(actor: Actor, input: WithdrawCertificateInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    await this.certificates.withdraw(actor, input);
  }

  private async give(
    transaction: Transaction,
    actor: Actor,
    { groupId, groupTag, studentIds, rule }: Giving,
  ): Promise<number> {
    const given = await this.certificates.give(transaction, actor, { groupId, groupTag, studentIds });
    if (given.length > 0 && rule !== null)
      auditGroup(transaction, actor, groupId, {
        action: 'liveGroup.issueCertificates',
        after: { studentIds: given, ...rule },
      });
    return given.length;
  }
}

interface Giving {
  readonly groupId: string;
  readonly groupTag: string;
  readonly studentIds: readonly string[];
  /** Null for one who was chosen by hand. */
  readonly rule: Rule | null;
}

/** @throws DomainError LIVE_COURSE_NO_SUCH_GROUP */
async function tagOf(runner: StatementRunner, groupId: string): Promise<string> {
  const [group] = await runner.rows(groupTagQuery, { groupId });
  if (!group) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
  return group.groupTag;
}

const standings: Readonly<Record<CertificateStanding, CertificateResult>> = {
  DUE: 'ISSUED',
  ISSUED: 'HAS_ONE',
  NOT_OVER: 'NOT_OVER',
  NO_NAME: 'NO_NAME',
  WITHDRAWN: 'WITHDRAWN',
};

/** What a rule makes of a student: of who is due one. Who had no lesson or no points reaches no least of them. */
function resultOf(
  { standing, isCompleted, attendance, points }: JudgedStudent,
  rule: Rule,
): CertificateResult {
  if (standing !== 'DUE') return standings[standing];
  if (rule.onlyCompleted && !isCompleted) return 'NOT_COMPLETED';
  if ((attendance ?? 0) < rule.leastAttendance) return 'TOO_FEW_LESSONS';
  return (points ?? 0) < rule.leastPoints ? 'TOO_FEW_POINTS' : 'ISSUED';
}

const rowOf = (
  { studentId, name, attendance, points }: JudgedStudent,
  result: CertificateResult,
): CertificateRow => ({
  studentId,
  name,
  attendance,
  points,
  result,
});
