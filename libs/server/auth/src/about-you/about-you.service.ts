import { Injectable } from '@nestjs/common';
import {
  type AboutYouAnswers,
  type AboutYouBody,
  aboutYouBodySchema,
  aboutYouSchema,
  authErrors,
  needsGuardian,
} from '@lyceum/contracts/auth';
import { DomainError, parseInput, statement, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { ConsentLock } from '../guardian/consent-lock';
import { recordRoleChoice } from './role-choice';
import type { ClientInfo } from '../sessions/client-info';
import { SessionService } from '../sessions/session.service';
import { Completion } from '../sign-in/completion';
import type { SignInOutcome } from '../sign-in/sign-in-outcome';
import { Tickets } from '../tickets/tickets';
import { answerStatement, type Unanswered, unansweredBy } from '../accounts/unanswered.statements';
import { aboutYouTicket } from '../sign-in/about-you.ticket';

/** What somebody says of themselves before they get in, whose account does not say it yet (checklist lines 41, 43, 166). */
@Injectable()
export class AboutYouService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly sessions: SessionService,
    private readonly completion: Completion,
    private readonly consent: ConsentLock,
  ) {}

  /**
   * Keeps the answers, each once and for good, and goes on as any sign-in. A wrong answer leaves the ticket good;
   * one to a question that is not open any more (answered in another tab, or suspended) is refused.
   * Somebody under 13 is locked until the guardian they name consents, and any session of theirs ends.
   * @throws DomainError AUTH_SIGN_IN_EXPIRED, COMMON_INVALID_INPUT, AUTH_GUARDIAN_CONSENT_NEEDED, and as
   * `Completion.afterFirstFactor`
   */
  async answer(input: AboutYouBody, client: ClientInfo): Promise<SignInOutcome> {
    const { ticket, ...said } = parseInput(aboutYouBodySchema, input);
    const read = this.tickets.read(aboutYouTicket, ticket);
    if (!read) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    const { userId } = read.content;
    await this.unitOfWork.run(async (transaction) => {
      if (!(await this.tickets.spend(transaction, read))) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
      const unanswered = await heldQuestion(transaction, userId);
      const answers = parseInput(aboutYouSchema(unanswered.asks, unanswered.emails), said);
      const isChild =
        unanswered.asks.includes('dateOfBirth') && needsGuardian(answers.dateOfBirth, new Date());
      const email = await keep(transaction, userId, { ...answers, isChild });
      if (!isChild) return;
      await this.consent.await(transaction, { userId, email });
    });
    this.sessions.settled(userId);
    return this.completion.afterFirstFactor({ ...read.content, client });
  }
}

const lockStatement = statement('auth.lock-who-is-asked', 'SELECT FROM users WHERE id = $userId FOR UPDATE');

/** What is asked still, and stays so until the answer stands: another tab, or staff, may have been faster. */
async function heldQuestion(transaction: Transaction, userId: string): Promise<Unanswered> {
  await transaction.count(lockStatement, { userId });
  const unanswered = await unansweredBy(transaction, userId);
  if (!unanswered) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
  return unanswered;
}

async function keep(
  transaction: Transaction,
  userId: string,
  { role, dateOfBirth, country, guardianEmail, isChild }: AboutYouAnswers & { isChild: boolean },
): Promise<string> {
  const [row] = await transaction.rows(answerStatement, {
    userId,
    hasChosen: role !== '',
    dateOfBirth: dateOfBirth || null,
    country: country || null,
    guardianEmail: isChild ? guardianEmail : null,
  });
  if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
  if (role !== '') await recordRoleChoice(transaction, { userId, role, ...row });
  return row.email;
}
