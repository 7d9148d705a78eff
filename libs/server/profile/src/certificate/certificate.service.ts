import { type OneUserInput, oneUserSchema } from '@lyceum/contracts/auth';
import {
  type ConfirmCertificateNameInput,
  confirmCertificateNameSchema,
  type ConfirmedCertificateName,
  type CorrectCertificateNameInput,
  correctCertificateNameSchema,
  profileErrors,
} from '@lyceum/contracts/profile';
import {
  type Actor,
  ActivityLog,
  assertCan,
  DomainError,
  Notices,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { UserModel } from '../page/user.model';
import { UserService } from '../page/user.service';
import { certificateNameCorrected } from './certificate.notices';
import { confirmedQuery, confirmStatement, correctStatement } from './certificate.statements';

/** The name that is printed on somebody's certificates (checklist line 160). */
@Injectable()
export class CertificateService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly notices: Notices,
    private readonly users: UserService,
  ) {}

  /** The caller confirms theirs, once. @throws DomainError COMMON_INVALID_INPUT, PROFILE_CERTIFICATE_NAME_CONFIRMED */
  async confirm(actor: Actor, input: ConfirmCertificateNameInput): Promise<UserModel> {
    assertCan(actor, 'profile.write');
    const said = parseInput(confirmCertificateNameSchema, input);
    const { certificateFirstName: firstName, certificateLastName: lastName } = said;
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      const confirmed = await transaction.count(confirmStatement, { userId, firstName, lastName });
      if (confirmed === 0) throw new DomainError(profileErrors.CERTIFICATE_NAME_CONFIRMED);
      await this.activity.record(transaction, {
        userId,
        actionType: 'PROFILE_EDIT',
        feature: 'profile',
        details: { fields: ['certificateFirstName', 'certificateLastName'] },
      });
    });
    return this.users.user(actor, { userId, requestingUser: userId });
  }

  /** What somebody confirmed; null where they have not. */
  async confirmedOf(actor: Actor, input: OneUserInput): Promise<ConfirmedCertificateName> {
    assertCan(actor, 'user.read');
    const { userId } = parseInput(oneUserSchema, input);
    const [row] = await this.queries.rows(confirmedQuery, { userId });
    return row ? { ...row, confirmedAt: row.confirmedAt.toISOString() } : null;
  }

  /**
   * Puts right what somebody confirmed; they are told why. The audit log has the reason and no name: those go with the account.
   * @throws DomainError COMMON_INVALID_INPUT, PROFILE_CERTIFICATE_NAME_UNCONFIRMED
   */
  async correct(actor: Actor, input: CorrectCertificateNameInput): Promise<void> {
    assertCan(actor, 'user.correctCertificateName');
    const said = parseInput(correctCertificateNameSchema, input);
    const { userId, certificateFirstName: firstName, certificateLastName: lastName, reason } = said;
    await this.unitOfWork.run(async (transaction) => {
      const corrected = await transaction.count(correctStatement, { userId, firstName, lastName });
      if (corrected === 0) throw new DomainError(profileErrors.CERTIFICATE_NAME_UNCONFIRMED);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.correctCertificateName',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: { reason },
      });
      const notice = { userId, by: null, url: '/settings', tag: 'certificate-name', about: null };
      this.notices.tell(transaction, certificateNameCorrected, { reason }, notice);
    });
  }
}
