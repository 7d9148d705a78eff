import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity';

/** Password of every account that `buildUser` makes. */
export const testPassword = 'correct horse battery';

/** As cheap as argon2 gets: tests sign in often. */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1 });

let count = 0;

/** A stored account: a student called Ada, unless said otherwise. */
export async function buildUser(
  manager: EntityManager,
  overrides: Partial<Omit<User, 'id'>> = {},
): Promise<User> {
  count += 1;
  const { identifiers } = await manager.insert(User, {
    firstName: 'Ada',
    lastName: 'Tester',
    email: `person-${count}@lyceum.example`,
    passwordHash: await passwordHash,
    ...overrides,
    roles: [...(overrides.roles ?? ['STUDENT'])].sort(),
  });
  return manager.findOneByOrFail(User, identifiers[0] as { id: string });
}
