import { Inject, Injectable, Logger } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors, isSameOriginPath } from '@lyceum/contracts/common';
import { CONFIG, type Config, DomainError, PreparedQueries } from '@lyceum/kernel';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { z } from 'zod';
import { GuardianService } from '../guardian/guardian.service';
import type { ClientInfo } from '../sessions/client-info';
import type { RefreshKey } from '../sessions/refresh-key';
import { Completion } from '../sign-in/completion';
import type { SignInOutcome } from '../sign-in/sign-in-outcome';
import { type ReadTicket, Tickets } from '../tickets/tickets';
import type { ExternalPerson, IdentityProvider } from './identity-provider.port';
import { IdentityProviders } from './identity-providers';
import { IdentityService } from './identity.service';
import { SocialConnectService } from './social-connect.service';
import { attemptTicket, linkTicket } from './social.tickets';

/** What a browser needs to leave for the other service: where to, and what to bring back. */
export type Departure = { readonly url: string; readonly attempt: string } | Failure;

/** It ends before it began, or without a sign-in. `next` is a path of this site. */
interface Failure {
  readonly next: string;
  readonly error: DomainError;
  /** Somebody signed in was connecting a service. */
  readonly isConnecting: boolean;
}

/** How an attempt begins: where it is to end, and for what. */
export interface Wish {
  /** A path of this site; anything else is the root. */
  readonly next: string | undefined;
  readonly keepLoggedIn: boolean;
  /** The ticket of somebody signed in who connects the service. */
  readonly connect: string | undefined;
  /** The session of the browser, if it has one. */
  readonly key: RefreshKey | null;
}

/** As any sign-in does, with the question for the password of the account, or with a service connected. */
type Outcome = SignInOutcome | { readonly link: string } | { readonly connected: true };

/** How coming back ended. */
export type Arrival = Failure | ({ readonly next: string } & Outcome);

type Attempt = ReadTicket<z.output<typeof attemptTicket.schema>>;

/** Signing in over another service (checklist line 38). */
@Injectable()
export class SocialService {
  private readonly logger = new Logger(SocialService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly providers: IdentityProviders,
    private readonly identities: IdentityService,
    private readonly tickets: Tickets,
    private readonly completion: Completion,
    private readonly connections: SocialConnectService,
    private readonly queries: PreparedQueries,
    private readonly guardians: GuardianService,
  ) {}

  /**
   * Begins an attempt.
   * @throws DomainError AUTH_SOCIAL_NOT_AVAILABLE
   */
  async depart(name: string, wish: Wish): Promise<Departure> {
    const provider = this.providers.get(name);
    const { keepLoggedIn, connect, key } = wish;
    const next = wish.next !== undefined && isSameOriginPath(wish.next) ? wish.next : '/';
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    try {
      const connectTo = connect ? await this.connections.accountFor(provider.name, connect, key) : null;
      const url = await provider.authorizationUrl(secrets, this.redirectUri(provider));
      const content = { ...secrets, provider: provider.name, next, keepLoggedIn, connectTo };
      return { url: url.href, attempt: this.tickets.issue(attemptTicket, content) };
    } catch (error) {
      const isConnecting = connect !== undefined;
      return {
        next,
        isConnecting,
        error: error instanceof DomainError ? error : this.failed(provider, error),
      };
    }
  }

  /**
   * Ends an attempt: who came back, and what becomes of them.
   * @param query what the service added to the redirect URI, with its question mark
   * @param attempt the cookie; without it, or with one that was used, nobody is signed in
   * @throws DomainError AUTH_SOCIAL_NOT_AVAILABLE
   */
  async arrive(name: string, query: string, attempt: string, client: ClientInfo): Promise<Arrival> {
    const provider = this.providers.get(name);
    const ticket = this.tickets.read(attemptTicket, attempt);
    const next = ticket?.content.next ?? '/';
    const isConnecting = Boolean(ticket?.content.connectTo);
    try {
      if (ticket?.content.provider !== provider.name) throw new DomainError(authErrors.SOCIAL_FAILED);
      return { next, ...(await this.receive(provider, query, ticket, client)) };
    } catch (error) {
      if (error instanceof DomainError) return { next, isConnecting, error };
      // A person is looking at a page here, not a program at JSON.
      this.logger.error({ provider: provider.name, err: error }, 'A sign-in over another service broke');
      return { next, isConnecting, error: new DomainError(commonErrors.INTERNAL, { cause: error }) };
    }
  }

  /**
   * Apple posts its answer, and no cookie of ours comes with a post from another site. With a GET after it, it does.
   * @returns the path of that GET
   * @throws DomainError AUTH_SOCIAL_NOT_AVAILABLE
   */
  relay(name: string, form: unknown): string {
    const { pathname } = new URL(this.redirectUri(this.providers.get(name)));
    const fields = Object.entries(form ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return `${pathname}?${new URLSearchParams(fields).toString()}`;
  }

  private async receive(
    provider: IdentityProvider,
    query: string,
    ticket: Attempt,
    client: ClientInfo,
  ): Promise<Outcome> {
    if (!(await this.tickets.spend(this.queries, ticket))) throw new DomainError(authErrors.SOCIAL_FAILED);
    const callback = new URL(query, this.redirectUri(provider));
    const person = await provider.identify(callback, ticket.content).catch((cause: unknown) => {
      throw this.failed(provider, cause);
    });
    const { connectTo, keepLoggedIn } = ticket.content;
    if (connectTo === null) return this.admit(person, keepLoggedIn, client);
    await this.connections.connect(connectTo, person);
    return { connected: true };
  }

  private async admit(person: ExternalPerson, keepLoggedIn: boolean, client: ClientInfo): Promise<Outcome> {
    const recognised = await this.identities.recognise(person);
    const { provider, subject } = person;
    if ('userToProve' in recognised) {
      const { userToProve: userId, email } = recognised;
      return { link: this.tickets.issue(linkTicket, { userId, provider, subject, email, keepLoggedIn }) };
    }
    const { userId } = recognised;
    try {
      return await this.completion.afterFirstFactor({ userId, signInWay: provider, keepLoggedIn, client });
    } catch (error) {
      // Nobody here has typed an e-mail with which the guardian could be written to again.
      const isWaiting =
        error instanceof DomainError && error.code === authErrors.GUARDIAN_CONSENT_NEEDED.code;
      if (isWaiting) await this.guardians.remind(userId);
      throw error;
    }
  }

  /** Made from the configuration: the request's Host header is anybody's to write. */
  private redirectUri({ name }: IdentityProvider): string {
    return new URL(`/auth/social/${name.toLowerCase()}/callback`, this.config.publicUrl).href;
  }

  private failed({ name }: IdentityProvider, cause: unknown): DomainError {
    this.logger.warn({ provider: name, err: cause }, 'A sign-in over another service failed');
    return new DomainError(authErrors.SOCIAL_FAILED, { cause });
  }
}
