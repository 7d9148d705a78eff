import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { INestApplicationContext } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import { store } from '@lyceum/kernel/stored';
import passport from 'passport';
import type { EntityManager } from 'typeorm';
import { parseLegalText } from '../legal-texts/legal-text';
import type { User } from '../accounts/user';
import { JwtStrategy } from '../tokens/jwt.strategy';

/** Password of every account that `buildUser` makes. */
export const testPassword = 'correct horse battery';

/** As cheap as argon2 gets: tests sign in often. */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1 });

const termsFile = 'terms-of-service.md';
const terms = parseLegalText(
  termsFile,
  readFileSync(join(import.meta.dirname, '../../../../../content', termsFile), 'utf8'),
  'Lyceum',
);

let count = 0;

/** A stored account: a grown-up student called Ada who has agreed to the terms, unless said otherwise. */
export async function buildUser(
  manager: EntityManager,
  overrides: Partial<Omit<User, 'id'>> = {},
): Promise<User> {
  count += 1;
  const email = overrides.email ?? `person-${count}@lyceum.example`;
  return store<User>(manager, 'users', {
    firstName: 'Ada',
    lastName: 'Tester',
    passwordHash: await passwordHash,
    dateOfBirth: '1990-05-01',
    nameConfirmed: true,
    emailConfirmedAt: new Date(),
    agreedTermsVersion: terms.version,
    agreedTermsAt: new Date(),
    ...overrides,
    email,
    normalizedEmail: normalizedAddress(email),
    roles: [...(overrides.roles ?? ['STUDENT'])].sort(),
  });
}

/** Lets bearer tokens be checked by this server: passport has one register a process, and who started last stands in it. */
export function signInThrough(app: INestApplicationContext): void {
  passport.use(app.get(JwtStrategy));
}
