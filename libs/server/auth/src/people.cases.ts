import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { awaitsConsent } from './accounts/account.policy';
import { awaitsGuardian, isFindable, isNameable, isPresent } from './people.sql';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** A day so many years before today, and so many days after that. */
function born(yearsAgo: number, daysLater = 0): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear() - yearsAgo, now.getMonth(), now.getDate() + daysLater));
  return day.toISOString().slice(0, 10);
}

const birthdays = [null, born(5), born(13, 1), born(13), born(15), born(18, 1), born(18), born(40)];
const instants = [null, new Date()];

/** Every account as far as a guardian has to do with it. */
const accounts = birthdays.flatMap((dateOfBirth) =>
  [null, 'parent@example.com'].flatMap((guardianEmail) =>
    instants.flatMap((guardianConsentedAt) =>
      instants.map((guardianWithdrewAt) => ({
        dateOfBirth,
        guardianEmail,
        guardianConsentedAt,
        guardianWithdrewAt,
      })),
    ),
  ),
);

interface Told {
  waits: boolean;
  isPresent: boolean;
  isNameable: boolean;
  isFindable: boolean;
}

/** What the statements of other domains make of a row. */
async function told(row: object): Promise<Told> {
  const whole = {
    roles: ['STUDENT'],
    email_confirmed_at: new Date(),
    erased_at: null,
    suspended_at: null,
    date_of_birth: null,
    guardian_email: null,
    guardian_consented_at: null,
    guardian_withdrew_at: null,
    ...row,
  };
  const [answer] = await dataSource.query<[Told]>(
    `SELECT ${awaitsGuardian('u')} AS waits, ${isPresent('u')} AS "isPresent", ${isNameable('u')} AS "isNameable",
            ${isFindable('u')} AS "isFindable"
     FROM jsonb_populate_record(NULL::users, $1) u`,
    [JSON.stringify(whole)],
  );
  return answer;
}

test('whoever waits for a guardian by the policy is nobody in any statement, and nobody else is', async () => {
  for (const account of accounts) {
    const waits = awaitsConsent(account, new Date());
    const { dateOfBirth, guardianEmail, guardianConsentedAt, guardianWithdrewAt } = account;
    const row = {
      date_of_birth: dateOfBirth,
      guardian_email: guardianEmail,
      guardian_consented_at: guardianConsentedAt,
      guardian_withdrew_at: guardianWithdrewAt,
    };
    const seen = { waits, isPresent: !waits, isNameable: !waits, isFindable: !waits };
    expect([account, await told(row)]).toEqual([account, seen]);
  }
});

test.each([
  ['erased', { erased_at: new Date() }, { isPresent: false, isNameable: true, isFindable: false }],
  ['suspended', { suspended_at: new Date() }, { isPresent: true, isNameable: true, isFindable: false }],
  ['not confirmed', { email_confirmed_at: null }, { isPresent: true, isNameable: true, isFindable: false }],
  ['without a role or birth date', { roles: [] }, { isPresent: false, isNameable: false, isFindable: false }],
  [
    'without a role',
    { roles: [], date_of_birth: '1999-01-01' },
    { isPresent: true, isNameable: true, isFindable: true },
  ],
])('an account that is %s is found by nobody, or told of as it should be', async (_, row, seen) => {
  expect(await told(row)).toEqual({ waits: false, ...seen });
});
