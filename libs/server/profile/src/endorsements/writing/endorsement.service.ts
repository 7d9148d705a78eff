import {
  type HideEndorsementInput,
  hideEndorsementSchema,
  linksIn,
  profileErrors,
  type ReportEndorsementInput,
  reportEndorsementSchema,
  type SubmitEndorsementAnswer,
  type SubmitEndorsementInput,
  submitEndorsementSchema,
} from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import {
  type Actor,
  ActivityLog,
  assertCan,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { ReportService } from '@lyceum/moderation';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EndorsementChanged, EndorsementGiven } from '../endorsements.events';
import { hideStatement, ownStatement, submitStatements } from './endorsement.statements';

/** What people say for each other, from its first word on (checklist lines 152–154). */
@Injectable()
export class EndorsementService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof submitStatements>>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly reports: ReportService,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, submitStatements);
  }

  onApplicationBootstrap(): void {
    this.statements.ofAnybody();
  }

  /**
   * Says something for somebody, or says it in other words: of one person for another there is one. What is new about
   * somebody under age waits for a moderator at first, and so does what has many links.
   * @throws DomainError COMMON_INVALID_INPUT, PROFILE_ENDORSES_ONESELF, PROFILE_MAY_NOT_ENDORSE, PROFILE_ENDORSEMENT_REMOVED
   */
  submit(actor: Actor, input: SubmitEndorsementInput): Promise<SubmitEndorsementAnswer> {
    assertCan(actor, 'profile.write');
    const { receivingUserId: receiverId, endorsementText } = parseInput(submitEndorsementSchema, input);
    if (receiverId === actor.userId) throw new DomainError(profileErrors.ENDORSES_ONESELF);
    return this.unitOfWork.run((transaction) => this.write(transaction, actor, receiverId, endorsementText));
  }

  private async write(
    transaction: Transaction,
    { userId: giverId }: Actor,
    receiverId: string,
    endorsementText: string,
  ): Promise<SubmitEndorsementAnswer> {
    const values = { giverId, receiverId, endorsementText, links: linksIn(endorsementText) };
    const [written] = await transaction.rows(this.statements.ofAnybody().submit, values);
    if (!written) throw new DomainError(profileErrors.MAY_NOT_ENDORSE);
    const [own] = await transaction.rows(ownStatement, { giverId, receiverId });
    if (!own) throw new DomainError(profileErrors.MAY_NOT_ENDORSE);
    const { status, createdAt, updatedAt, ...returned } = own;
    if (status === 'REMOVED') throw new DomainError(profileErrors.ENDORSEMENT_REMOVED);
    // Without it the words were there already, and nobody is told of them again.
    const isUpdated = written.isUpdated ?? true;
    const isWaiting = status === 'HELD';
    if (written.id !== null) {
      const given = { endorsementId: own.id, giverId, receiverId, isHeld: isWaiting };
      transaction.raise(isUpdated ? EndorsementChanged : EndorsementGiven, given);
      await this.activity.record(transaction, {
        userId: giverId,
        actionType: 'PROFILE_ENDORSE',
        feature: 'profile',
        details: { target: 'ENDORSEMENT', targetId: own.id, isUpdated },
      });
    }
    const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return { isUpdated, returnEndorsement: { ...returned, isWaiting, ...times } };
  }

  /** Whom it is for hides it from others, or shows it again. @throws DomainError PROFILE_ENDORSEMENT_NOT_FOUND */
  async hide(actor: Actor, input: HideEndorsementInput): Promise<void> {
    assertCan(actor, 'profile.write');
    const { endorsementId, isHidden } = parseInput(hideEndorsementSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const { userId } = actor;
      const hidden = await transaction.count(hideStatement, { endorsementId, userId, isHidden });
      if (hidden === 0) throw new DomainError(profileErrors.ENDORSEMENT_NOT_FOUND);
      await this.activity.record(transaction, {
        userId,
        actionType: 'PROFILE_EDIT',
        feature: 'profile',
        details: { fields: ['endorsements'] },
      });
    });
  }

  /**
   * Reports one to staff; one open report of one reader.
   * @throws DomainError PROFILE_ENDORSEMENT_NOT_FOUND, MODERATION_REPORTED_ALREADY, MODERATION_OWN_CONTENT
   */
  report(actor: Actor, input: ReportEndorsementInput): Promise<void> {
    const { endorsementId: id, message } = parseInput(reportEndorsementSchema, input);
    return this.reports.report(actor, { type: 'ENDORSEMENT', id, message });
  }
}
