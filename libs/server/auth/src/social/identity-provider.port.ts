import type { SocialProvider } from '@lyceum/contracts/auth';

/** What keeps one attempt to sign in apart from every other; made anew each time. */
export interface SocialSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE's code verifier. */
  readonly verifier: string;
}

/** Somebody as another service knows them. */
export interface ExternalPerson {
  readonly provider: SocialProvider;
  /** The service's own id of the person; it never changes, unlike an e-mail. */
  readonly subject: string;
  /** Only when the service has confirmed it. */
  readonly email: string | null;
  /** As the service writes them; either may be empty. */
  readonly firstName: string;
  readonly lastName: string;
}

/** Port: a service that says who somebody is. */
export abstract class IdentityProvider {
  abstract readonly name: SocialProvider;

  /** Where the browser is sent to sign in there. */
  abstract authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<URL>;

  /**
   * Turns the address the browser came back to into a person.
   * @param callback the redirect URI with the query the service added
   * @throws anything when the answer does not hold; the caller tells nobody why
   */
  abstract identify(callback: URL, secrets: SocialSecrets): Promise<ExternalPerson>;
}
