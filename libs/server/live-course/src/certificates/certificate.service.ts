import { randomBytes } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type CertificateAnswer,
  type InGroupInput,
  inGroupSchema,
  type IssueCertificatesInput,
  issueCertificatesSchema,
  liveCourseErrors,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type WithdrawCertificateInput,
  withdrawCertificateSchema,
} from '@lyceum/contracts/live-course';
import { fullName } from '@lyceum/contracts/auth';
import {
  type Actor,
  assertCan,
  CallLimiter,
  can,
  CONFIG,
  type Config,
  DomainError,
  Notices,
  parseInput,
  PreparedQueries,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CertificateIssued } from './certificate.events';
import type { OwnCertificateModel, StudentCertificateModel } from './certificate.model';
import { certificateWithdrawn } from './certificate.notices';
import {
  certificateOfCodeQuery,
  dueStudentsQuery,
  heldCertificateQuery,
  holdGroupStatement,
  issueStatement,
  ledGroupQuery,
  ownCertificateQuery,
  studentCertificatesQuery,
  withdrawStatement,
} from './certificate.statements';

interface GivenCertificates {
  readonly groupId: string;
  readonly groupTag: string;
  readonly studentIds: readonly string[];
}

/** Certificates of courses: given by who leads a class and by staff, checked by whoever is shown one. */
@Injectable()
export class CertificateService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
    private readonly limiter: CallLimiter,
  ) {}

  /**
   * Students of a class with what they have, or why they have none, by name.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it, LIVE_COURSE_ONLY_TEACHERS
   */
  async ofStudents(actor: Actor, input: InGroupInput): Promise<StudentCertificateModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const groupId = await ledGroup(this.queries, actor, groupTag);
    return this.queries.rows(studentCertificatesQuery, { groupId });
  }

  /**
   * Gives students of a class their certificates: whoever has completed it or was in it to its end, and has confirmed the name. Others
   * are left out, as the answer says; nobody has two. Files are made by a job.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async issue(actor: Actor, input: IssueCertificatesInput): Promise<StudentCertificateModel[]> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, studentIds } = parseInput(issueCertificatesSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const groupId = await ledGroup(transaction, actor, groupTag);
      await this.hold(transaction, groupId);
      await this.give(transaction, actor, { groupId, groupTag, studentIds });
      return transaction.rows(studentCertificatesQuery, { groupId });
    });
  }

  /** Has others who give certificates of this class wait until the transaction ends. */
  async hold(transaction: Transaction, groupId: string): Promise<void> {
    await transaction.count(holdGroupStatement, { groupId });
  }

  /** Gives those of these students theirs who are due one, of a class that is held; whether the actor may is asked before. @returns who was given one */
  async give(
    transaction: Transaction,
    actor: Actor,
    { groupId, groupTag, studentIds }: GivenCertificates,
  ): Promise<string[]> {
    const userIds = (await transaction.rows(dueStudentsQuery, { groupId, studentIds })).map(
      ({ userId }) => userId,
    );
    const issued = await transaction.rows(issueStatement, {
      groupId,
      userIds,
      codes: userIds.map(() => randomBytes(16).toString('base64url')),
      issuedBy: actor.userId,
      address: new URL('/certificates/', this.config.publicUrl).href,
    });
    for (const { id, userId } of issued) {
      transaction.raise(CertificateIssued, { certificateId: id });
      audit(transaction, actor, { action: 'user.issueCertificate', userId, after: { groupTag } });
    }
    return issued.map(({ userId }) => userId);
  }

  /**
   * Ends a certificate: its page says so from now on, and its student is told why. They may be given another one.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_CERTIFICATE_NOT_FOUND, also to who does not lead the class
   */
  async withdraw(actor: Actor, input: WithdrawCertificateInput): Promise<StudentCertificateModel[]> {
    assertCan(actor, 'liveCourse.write');
    const { certificateId: id, reason } = parseInput(withdrawCertificateSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const oversees = can(actor, 'liveCourse.oversee');
      const [held] = await transaction.rows(heldCertificateQuery, { id, userId, oversees });
      const [gone] = held ? await transaction.rows(withdrawStatement, { id, userId, reason }) : [];
      if (!held || !gone) throw new DomainError(liveCourseErrors.CERTIFICATE_NOT_FOUND);
      const { groupId, groupTag } = held;
      audit(transaction, actor, {
        action: 'user.withdrawCertificate',
        userId: gone.userId,
        after: { groupTag, reason },
      });
      this.notices.tell(
        transaction,
        certificateWithdrawn,
        { course: gone.course, reason },
        {
          userId: gone.userId,
          by: null,
          url: `/lc-dashboard/${groupTag}`,
          tag: `certificate ${id}`,
          about: null,
        },
      );
      return transaction.rows(studentCertificatesQuery, { groupId });
    });
  }

  /** The caller's own of a class, also once they are out of it; null without one that holds. */
  async own(actor: Actor, input: OfUserInGroupInput): Promise<OwnCertificateModel | null> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const [own] = await this.queries.rows(ownCertificateQuery, { groupTag, userId: actor.userId });
    return own ?? null;
  }

  /**
   * What anybody who has its code is told of a certificate. Codes are not guessed: wrong ones are counted by address.
   * @throws DomainError COMMON_NOT_FOUND, also once the account of its owner is gone; COMMON_TOO_MANY_REQUESTS
   */
  async read(code: string, address: string): Promise<CertificateAnswer['data']> {
    const guess = await this.limiter.reserveAddress('live-course.certificate', address);
    const [found] = await this.queries.rows(certificateOfCodeQuery, { code });
    if (!found) throw new DomainError(commonErrors.NOT_FOUND);
    await guess.giveBack();
    const { courseName, issuedAt, withdrawnAt } = found;
    return {
      code,
      isValid: withdrawnAt === null,
      name: withdrawnAt === null ? fullName(found) : null,
      courseName,
      issuedAt: issuedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    };
  }
}

/** @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
async function ledGroup(runner: StatementRunner, actor: Actor, groupTag: string): Promise<string> {
  const values = { groupTag, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
  const [group] = await runner.rows(ledGroupQuery, values);
  if (!group) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
  if (!group.leads) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  return group.groupId;
}

interface Deed {
  readonly action: 'user.issueCertificate' | 'user.withdrawCertificate';
  readonly userId: string;
  readonly after: object;
}

/** No name: those go with the account. */
function audit(transaction: Transaction, { userId: actorId }: Actor, { action, userId, after }: Deed): void {
  transaction.audit({ actorId, action, targetType: 'user', targetId: userId, before: null, after });
}
