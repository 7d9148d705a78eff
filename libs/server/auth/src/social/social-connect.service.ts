import { Injectable } from '@nestjs/common';
import { authErrors, type SocialProvider } from '@lyceum/contracts/auth';
import { type Actor, DomainError, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { recordWayIn } from '../second-factor/way-in-record';
import { WayInGuard } from '../second-factor/way-in-guard';
import type { RefreshKey } from '../sessions/refresh-key';
import { SessionService } from '../sessions/session.service';
import { Tickets } from '../tickets/tickets';
import type { ExternalPerson } from './identity-provider.port';
import { IdentityProviders } from './identity-providers';
import { IdentityService } from './identity.service';
import { connectTicket } from './social.tickets';

/** Connecting a service to the account of somebody who is signed in, whatever e-mail they have there. */
@Injectable()
export class SocialConnectService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly providers: IdentityProviders,
    private readonly identities: IdentityService,
    private readonly tickets: Tickets,
    private readonly guard: WayInGuard,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Asks for the password.
   * @returns the path to send the browser to
   * @throws DomainError AUTH_PASSWORD_WRONG, AUTH_SOCIAL_NOT_AVAILABLE
   */
  async start(actor: Actor, provider: SocialProvider, password: string): Promise<string> {
    this.providers.get(provider);
    await this.guard.assertPassword(actor, password);
    const connect = this.tickets.issue(connectTicket, { userId: actor.userId, provider });
    return `/auth/social/${provider.toLowerCase()}?${new URLSearchParams({ connect }).toString()}`;
  }

  /**
   * The account a ticket is for. It is good in its owner's own browser alone: nobody can make somebody else connect
   * their identity to a strange account by sending them a link.
   * @param key the browser's session, which no other site's link carries
   * @throws DomainError AUTH_SIGN_IN_EXPIRED
   */
  async accountFor(provider: SocialProvider, ticket: string, key: RefreshKey | null): Promise<string> {
    const read = this.tickets.read(connectTicket, ticket);
    const owner = key && (await this.sessions.ownerOf(key));
    const isRight = read?.content.provider === provider && owner?.userId === read.content.userId;
    if (!isRight || !(await this.tickets.spend(this.queries, read)))
      throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    return read.content.userId;
  }

  /** @throws DomainError AUTH_SOCIAL_TAKEN when the identity opens another account */
  async connect(userId: string, person: ExternalPerson): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await this.identities.link(transaction, userId, person);
      recordWayIn(transaction, { userId }, 'account.linkProvider', { provider: person.provider });
    });
  }
}
