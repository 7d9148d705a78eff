import { Injectable } from '@nestjs/common';
import { authErrors, type LinkSocialInput, linkSocialSchema } from '@lyceum/contracts/auth';
import { DomainError, parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { recordWayIn } from '../second-factor/way-in-record';
import { WayInGuard } from '../second-factor/way-in-guard';
import type { ClientInfo } from '../sessions/client-info';
import { Completion } from '../sign-in/completion';
import type { SignInOutcome } from '../sign-in/sign-in-outcome';
import { Tickets } from '../tickets/tickets';
import { IdentityService } from './identity.service';
import { linkTicket } from './social.tickets';

const confirmStatement = statement(
  'auth.confirm-linked-email',
  `UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
         WHERE id = $userId AND email = $email`,
);

/** Linking an identity to the account that has its e-mail. */
@Injectable()
export class SocialLinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly identities: IdentityService,
    private readonly guard: WayInGuard,
    private readonly completion: Completion,
  ) {}

  /**
   * Links once the account's password proves whose it is, and goes on as any sign-in. The e-mail counts as confirmed:
   * the service has seen to that. An account without a password gets one by the mail for forgotten passwords.
   * @throws DomainError AUTH_SIGN_IN_EXPIRED, AUTH_PASSWORD_WRONG, AUTH_SOCIAL_TAKEN, COMMON_TOO_MANY_REQUESTS
   */
  async link(input: LinkSocialInput, client: ClientInfo): Promise<SignInOutcome> {
    const { ticket, password } = parseInput(linkSocialSchema, input);
    const read = this.tickets.read(linkTicket, ticket);
    if (!read) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    const { userId, provider, subject, email, keepLoggedIn } = read.content;
    if (password === '') throw new DomainError(authErrors.PASSWORD_WRONG);
    await this.guard.assertPassword({ userId }, password);
    await this.unitOfWork.run(async (transaction) => {
      if (!(await this.tickets.spend(transaction, read))) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
      await this.identities.link(transaction, userId, { provider, subject, email });
      await transaction.count(confirmStatement, { userId, email });
      recordWayIn(transaction, { userId }, 'account.linkProvider', { provider });
    });
    return this.completion.afterFirstFactor({ userId, signInWay: provider, keepLoggedIn, client });
  }
}
