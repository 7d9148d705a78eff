import {
  type AchievementDetail,
  type AchievementIdInput,
  achievementIdSchema,
  type CreateAchievementInput,
  createAchievementSchema,
  profileErrors,
  type RetireAchievementInput,
  retireAchievementSchema,
  type UpdateAchievementInput,
  updateAchievementSchema,
} from '@lyceum/contracts/profile';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  achievementQuery,
  createStatement,
  lockStatement,
  retireStatement,
  updateStatement,
} from './achievement.statements';

/** What can be earned and given, as staff define it. Every change leaves an audit row. */
@Injectable()
export class AchievementService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One of them, also a retired one. @throws DomainError PROFILE_ACHIEVEMENT_NOT_FOUND */
  async get(actor: Actor, input: AchievementIdInput): Promise<AchievementDetail> {
    assertCan(actor, 'achievement.award');
    const { achievementId } = parseInput(achievementIdSchema, input);
    const [row] = await this.queries.rows(achievementQuery, { achievementId });
    if (!row) throw new DomainError(profileErrors.ACHIEVEMENT_NOT_FOUND);
    return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  }

  /** Makes one. Who has earned it already is given it within a day. */
  async create(actor: Actor, input: CreateAchievementInput): Promise<AchievementIdInput> {
    assertCan(actor, 'achievement.edit');
    const said = parseInput(createAchievementSchema, input);
    const after = { ...said, url: said.url || null };
    return this.unitOfWork.run(async (transaction) => {
      const [made] = await transaction.rows(createStatement, after);
      const achievementId = made?.id ?? '';
      transaction.audit({
        actorId: actor.userId,
        action: 'achievement.create',
        targetType: 'achievement',
        targetId: achievementId,
        before: null,
        after,
      });
      return { achievementId };
    });
  }

  /**
   * Says it in other words; how it is come by stays.
   * @throws DomainError PROFILE_ACHIEVEMENT_NOT_FOUND, PROFILE_ACHIEVEMENT_CHANGED_MEANWHILE
   */
  async update(actor: Actor, input: UpdateAchievementInput): Promise<void> {
    assertCan(actor, 'achievement.edit');
    const { achievementId, revision, ...said } = parseInput(updateAchievementSchema, input);
    const after = { ...said, url: said.url || null };
    await this.unitOfWork.run(async (transaction) => {
      const [locked] = await transaction.rows(lockStatement, { achievementId });
      if (!locked) throw new DomainError(profileErrors.ACHIEVEMENT_NOT_FOUND);
      const { title, iconName, description, url } = locked;
      if (locked.revision !== revision) throw new DomainError(profileErrors.ACHIEVEMENT_CHANGED_MEANWHILE);
      await transaction.count(updateStatement, { ...after, achievementId });
      transaction.audit({
        actorId: actor.userId,
        action: 'achievement.update',
        targetType: 'achievement',
        targetId: achievementId,
        before: { title, iconName, description, url },
        after,
      });
    });
  }

  /** Has it neither earned nor given any more, or again; twice is once. @throws DomainError PROFILE_ACHIEVEMENT_NOT_FOUND */
  async setRetired(actor: Actor, input: RetireAchievementInput): Promise<void> {
    assertCan(actor, 'achievement.edit');
    const { achievementId, isRetired } = parseInput(retireAchievementSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [locked] = await transaction.rows(lockStatement, { achievementId });
      if (!locked) throw new DomainError(profileErrors.ACHIEVEMENT_NOT_FOUND);
      if (locked.isRetired === isRetired) return;
      await transaction.count(retireStatement, { achievementId, isRetired });
      transaction.audit({
        actorId: actor.userId,
        action: isRetired ? 'achievement.retire' : 'achievement.restore',
        targetType: 'achievement',
        targetId: achievementId,
        before: { isRetired: !isRetired },
        after: { isRetired },
      });
    });
  }
}
