import { type Delivered, Notices, statement, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AchievementEarned } from '../achievements.events';
import { achievementEarned, badgeGiven } from './achievement.notices';

const heldStatement = statement<{ title: string; isBadge: boolean }>(
  'profile.achievement-to-tell',
  `SELECT a.title, a.rule IS NULL AS "isBadge" FROM user_achievements own JOIN achievements a ON a.id = own.achievement_id
   WHERE own.user_id = $userId AND own.achievement_id = $achievementId AND own.taken_back_at IS NULL
   FOR SHARE OF own`,
);

/** Whoever has earned or was given something is told of it, as long as they have it. */
@Injectable()
export class AchievementNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(AchievementEarned, 'notifications.tell-of-an-achievement')
  async tell(
    { payload: { userId, achievementId } }: Delivered<typeof AchievementEarned>,
    transaction: Transaction,
  ): Promise<void> {
    const [held] = await transaction.rows(heldStatement, { userId, achievementId });
    if (!held) return;
    const { title, isBadge } = held;
    const url = `/u/${userId}#achievements`;
    const notice = { userId, by: null, url, tag: achievementId, about: null };
    this.notices.tell(transaction, isBadge ? badgeGiven : achievementEarned, { title }, notice);
  }
}
