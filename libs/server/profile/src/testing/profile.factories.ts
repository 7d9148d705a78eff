import type {
  AchievementIcon,
  AchievementRuleName,
  DeedAction,
  DeedTarget,
  RuledName,
} from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { columnOf } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';

interface StoredProfile {
  /** By the names of the columns' models: `aboutMe`, `preferredName`. */
  readonly told?: Readonly<Partial<Record<RuledName, string>>>;
  readonly privacy?: Readonly<Partial<Record<RuledName, PrivacyLevel>>>;
}

/** A stored profile, instead of one that is there. */
export async function buildProfile(
  manager: EntityManager,
  user: { id: string },
  { told = {}, privacy = {} }: StoredProfile,
): Promise<void> {
  const names = Object.keys(told);
  await manager.query('DELETE FROM profiles WHERE id = $1', [user.id]);
  await manager.query(
    `INSERT INTO profiles (id, privacy${names.map((name) => `, ${columnOf(name)}`).join('')})
     VALUES ($1, $2${names.map((_, index) => `, $${String(index + 3)}`).join('')})`,
    [user.id, JSON.stringify(privacy), ...Object.values(told)],
  );
}

interface StoredActivity {
  readonly action?: DeedAction;
  readonly target: DeedTarget;
  readonly targetId: string;
  readonly otherId?: string;
  readonly happenedAt?: Date;
}

/** Something somebody did, joined unless said otherwise. */
export async function buildActivity(
  manager: EntityManager,
  user: { id: string },
  { action = 'JOINED', target, targetId, otherId, happenedAt = new Date() }: StoredActivity,
): Promise<void> {
  await manager.query(
    `INSERT INTO activities (user_id, action, target, target_id, other_id, happened_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [user.id, action, target, targetId, otherId ?? null, happenedAt],
  );
}

interface StoredAchievement {
  readonly title?: string;
  readonly iconName?: AchievementIcon;
  /** None, so that staff give it, unless said. */
  readonly rule?: AchievementRuleName | null;
}

/** A stored badge or achievement, and those who have it. */
export async function buildAchievement(
  manager: EntityManager,
  { title = 'River keeper', iconName = 'leaf', rule = null }: StoredAchievement = {},
  ...holders: readonly { id: string }[]
): Promise<{ id: string }> {
  const [made] = await manager.query<[{ id: string }]>(
    `INSERT INTO achievements (title, icon_name, description, rule) VALUES ($1, $2, 'For clean water.', $3) RETURNING id`,
    [title, iconName, rule],
  );
  for (const { id } of holders)
    await manager.query('INSERT INTO user_achievements (user_id, achievement_id) VALUES ($1, $2)', [
      id,
      made.id,
    ]);
  return made;
}
