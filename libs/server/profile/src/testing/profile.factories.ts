import type { DeedAction, DeedTarget, RuledName } from '@lyceum/contracts/profile';
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
