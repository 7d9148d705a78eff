import { type OneUserInput, oneUserSchema } from '@lyceum/contracts/auth';
import {
  type GiveBadgeInput,
  giveBadgeSchema,
  type HeldAchievements,
  profileErrors,
  takeBackAchievementSchema,
} from '@lyceum/contracts/profile';
import {
  type Actor,
  assertCan,
  DomainError,
  Notices,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AchievementEarned } from '../achievements.events';
import { achievementTakenBack } from '../notices/achievement.notices';
import { givableQuery, giveStatement, heldQuery, takeBackStatement } from './achievement.statements';

/** Badges that staff give, and what they take back, each with a reason for the audit log. */
@Injectable()
export class AwardService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
  ) {}

  /** What somebody has, whoever else sees it, and the badges they can be given. */
  async ofPerson(actor: Actor, input: OneUserInput): Promise<HeldAchievements> {
    assertCan(actor, 'achievement.award');
    const { userId } = parseInput(oneUserSchema, input);
    const [held, badges] = await Promise.all([
      this.queries.rows(heldQuery, { userId }),
      this.queries.rows(givableQuery, { userId }),
    ]);
    return { held: held.map((one) => ({ ...one, earnedAt: one.earnedAt.toISOString() })), badges };
  }

  /** Gives somebody a badge; of two at once one does. @throws DomainError PROFILE_OWN_BADGE, PROFILE_BADGE_NOT_GIVEN */
  async give(actor: Actor, input: GiveBadgeInput): Promise<void> {
    assertCan(actor, 'achievement.award');
    const { userId, achievementId, reason } = parseInput(giveBadgeSchema, input);
    if (userId === actor.userId) throw new DomainError(profileErrors.OWN_BADGE);
    await this.unitOfWork.run(async (transaction) => {
      const given = await transaction.count(giveStatement, { userId, achievementId });
      if (given === 0) throw new DomainError(profileErrors.BADGE_NOT_GIVEN);
      transaction.raise(AchievementEarned, { userId, achievementId });
      transaction.audit({
        actorId: actor.userId,
        action: 'user.giveBadge',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: { achievementId, reason },
      });
    });
  }

  /**
   * Takes back what somebody has; they are told why. What a rule gave is not earned by it again.
   * @throws DomainError PROFILE_OWN_BADGE, PROFILE_ACHIEVEMENT_NOT_FOUND for what they do not have
   */
  async takeBack(actor: Actor, input: GiveBadgeInput): Promise<void> {
    assertCan(actor, 'achievement.award');
    const { userId, achievementId, reason } = parseInput(takeBackAchievementSchema, input);
    if (userId === actor.userId) throw new DomainError(profileErrors.OWN_BADGE);
    await this.unitOfWork.run(async (transaction) => {
      const [taken] = await transaction.rows(takeBackStatement, { userId, achievementId });
      if (!taken) throw new DomainError(profileErrors.ACHIEVEMENT_NOT_FOUND);
      this.notices.withdraw(transaction, { userId, by: null, tag: achievementId });
      const url = `/u/${userId}#achievements`;
      const notice = { userId, by: null, url, tag: achievementId, about: null };
      this.notices.tell(transaction, achievementTakenBack, { title: taken.title, reason }, notice);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.takeBackAchievement',
        targetType: 'user',
        targetId: userId,
        before: { achievementId },
        after: { reason },
      });
    });
  }
}
