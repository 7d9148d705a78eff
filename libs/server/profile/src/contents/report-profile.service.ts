import { authErrors } from '@lyceum/contracts/auth';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { profileErrors, type ReportProfileInput, reportProfileSchema } from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { ReportService } from '@lyceum/moderation';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { mostReachOf } from '../fields/field.policy';
import { reportStatements } from './report.statements';

/** Pictures, bios and names that people report to staff. */
@Injectable()
export class ReportProfileService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof reportStatements>>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportService,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, reportStatements);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /**
   * Reports what somebody shows to the caller, as it is now; of the same, one open report of one reader.
   * @throws DomainError COMMON_INVALID_INPUT, AUTH_USER_NOT_FOUND, PROFILE_NOTHING_TO_REPORT, MODERATION_OWN_CONTENT,
   * MODERATION_REPORTED_ALREADY
   */
  async report(actor: Actor, input: ReportProfileInput): Promise<void> {
    assertCan(actor, 'profile.write');
    const { userId: otherId, kind, message } = parseInput(reportProfileSchema, input);
    if (otherId === actor.userId) throw new DomainError(moderationErrors.OWN_CONTENT);
    const values = { userId: actor.userId, otherId, kind, mostReach: mostReachOf(actor) };
    const [kept] = await this.unitOfWork.run((transaction) =>
      transaction.rows(this.statements.of(actor).keep, values),
    );
    if (!kept) throw new DomainError(authErrors.USER_NOT_FOUND);
    if (kept.contentId === null) throw new DomainError(profileErrors.NOTHING_TO_REPORT);
    const type = kind === 'NAME' ? 'PROFILE_NAME' : 'PROFILE';
    await this.reports.report(actor, { type, id: kept.contentId, message });
  }
}
