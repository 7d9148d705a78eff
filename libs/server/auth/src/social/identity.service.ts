import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, emailSchema } from '@lyceum/contracts/auth';
import {
  DomainError,
  insertRow,
  isUniqueViolation,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { UserSignedUp } from '../auth.events';
import { type Beginning, ShutOuts } from '../sign-up/shut-outs';
import type { ExternalPerson } from './identity-provider.port';
import { personName } from './person-name';

/** Who an external person is here: an account of theirs, or one whose owner they have yet to prove to be. */
export type Recognition = { userId: string } | { userToProve: string; email: string };

const recogniseQuery = statement<{ userId: string | null; ownerId: string | null }>(
  'auth.recognise-identity',
  `SELECT (SELECT user_id FROM identities WHERE provider = $provider AND subject = $subject) AS "userId",
              (SELECT id FROM users WHERE email = $email) AS "ownerId"`,
);

const linkStatement = statement(
  'auth.link-identity',
  insertRow(
    'identities',
    ['userId', 'provider', 'subject', 'email'],
    `ON CONFLICT (user_id, provider) DO UPDATE SET subject = excluded.subject, email = excluded.email, created_at = now()`,
  ),
);

const openStatement = statement<{ id: string }>(
  'auth.open-account-of-identity',
  insertRow(
    'users',
    [
      'firstName',
      'lastName',
      'email',
      'normalizedEmail',
      'awaitsStaffSince',
      'suspendedAt',
      'emailConfirmedAt',
    ],
    'RETURNING id',
  ),
);

/** Which account an identity opens. By the service's own id alone; an e-mail only ever leads to a question. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly shutOuts: ShutOuts,
  ) {}

  /**
   * Finds the person's account, or opens one, which is of no use and found by nobody before its owner has said who they
   * are (`Completion`): only then the rule for those under 13 (checklist line 41) can be applied.
   * @throws DomainError AUTH_SOCIAL_EMAIL_NEEDED when the service should know a confirmed e-mail and does not
   */
  async recognise(person: ExternalPerson): Promise<Recognition> {
    const known = await this.find(person);
    if (known) return known;
    try {
      return { userId: await this.unitOfWork.run((transaction) => this.open(transaction, person)) };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Somebody else was faster: the same person in another tab, or a sign-up with this e-mail.
      const found = await this.find(person);
      if (!found) throw error;
      return found;
    }
  }

  /**
   * Lets an identity open an account whose owner has proved to be the person. One of each service an account.
   * @throws DomainError AUTH_SOCIAL_TAKEN when it opens another account
   */
  async link(
    transaction: Transaction,
    userId: string,
    { provider, subject, email }: Pick<ExternalPerson, 'provider' | 'subject' | 'email'>,
  ): Promise<void> {
    await transaction.count(linkStatement, { userId, provider, subject, email }).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new DomainError(authErrors.SOCIAL_TAKEN, { cause: error });
      throw error;
    });
  }

  private async open(transaction: Transaction, person: ExternalPerson): Promise<string> {
    const email = addressOf(person);
    const beginning = await this.shutOuts.beginningOf(transaction, email);
    return openAccount(transaction, person, { ...beginning, email });
  }

  private async find(person: ExternalPerson): Promise<Recognition | null> {
    const email = emailOf(person);
    // One statement, one moment: an account that somebody else is opening right now comes with its identity.
    const { provider, subject } = person;
    const [found] = await this.queries.rows(recogniseQuery, { provider, subject, email });
    if (found?.userId) return { userId: found.userId };
    return found?.ownerId && email ? { userToProve: found.ownerId, email } : null;
  }
}

/** A confirmed e-mail by our own rule, or null. WeChat knows none. */
function emailOf({ email }: ExternalPerson): string | null {
  return emailSchema.safeParse(email).data ?? null;
}

/** Of the services, WeChat alone has people without e-mail. `invalid` never resolves (RFC 2606); nothing is sent there. */
function addressOf(person: ExternalPerson): string {
  if (person.provider === 'WECHAT') return `wechat-${randomUUID()}@users.invalid`;
  const email = emailOf(person);
  if (email === null) throw new DomainError(authErrors.SOCIAL_EMAIL_NEEDED);
  return email;
}

async function openAccount(
  transaction: Transaction,
  person: ExternalPerson,
  { email, normalizedEmail, awaitsStaffSince }: Beginning & { readonly email: string },
): Promise<string> {
  const { provider, subject } = person;
  const [user] = await transaction.rows(openStatement, {
    ...personName(person),
    email,
    normalizedEmail,
    awaitsStaffSince,
    suspendedAt: awaitsStaffSince,
    // Somebody without an e-mail has nothing to confirm.
    emailConfirmedAt: new Date(),
  });
  const { id: userId } = user as { id: string };
  await transaction.count(linkStatement, { userId, provider, subject, email: emailOf(person) });
  transaction.raise(UserSignedUp, { userId });
  return userId;
}
