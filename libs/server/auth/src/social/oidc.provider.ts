import type { SocialProvider } from '@lyceum/contracts/auth';
import type { OutgoingCalls } from '@lyceum/kernel';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import { type ExternalPerson, IdentityProvider, type SocialSecrets } from './identity-provider.port';

/** How one OpenID Connect service differs from the next. */
export interface OidcSettings {
  readonly name: SocialProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientAuth: ClientAuth;
  readonly scope: string;
  /** Further parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Names that stand outside the id token. */
  readonly namesOf?: (callback: URL) => { firstName: string; lastName: string };
}

/** A service's description and keys are read again after this, in ms. */
const freshForMilliseconds = 60 * 60 * 1_000;

/** OpenID Connect: authorization code with PKCE, nonce and state; the id token is checked in full. */
export class OidcProvider extends IdentityProvider {
  override readonly name: SocialProvider;
  private found: { configuration: Promise<Configuration>; at: number } | undefined;

  constructor(
    private readonly calls: OutgoingCalls,
    private readonly settings: OidcSettings,
  ) {
    super();
    this.name = settings.name;
  }

  override async authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<URL> {
    const configuration = await this.configuration();
    const challenge = {
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    };
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.settings.scope,
      state: secrets.state,
      nonce: secrets.nonce,
      ...(configuration.serverMetadata().supportsPKCE() && challenge),
      ...this.settings.parameters,
    });
  }

  override async identify(callback: URL, secrets: SocialSecrets): Promise<ExternalPerson> {
    const configuration = await this.configuration();
    const tokens = await authorizationCodeGrant(configuration, callback, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
      ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: secrets.verifier }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The answer has no id token');
    const names = this.settings.namesOf?.(callback) ?? namesOf(claims);
    return { provider: this.name, subject: claims.sub, email: confirmedEmail(claims), ...names };
  }

  private readonly fetch: CustomFetch = (url, options) =>
    this.calls.fetch(`Sign-in (${new URL(url).host})`, url, options as RequestInit);

  private configuration(): Promise<Configuration> {
    if (this.found && Date.now() - this.found.at < freshForMilliseconds) return this.found.configuration;
    const configuration = this.discover();
    this.found = { configuration, at: Date.now() };
    // A service that did not answer is asked again by the next sign-in.
    configuration.catch(() => (this.found = undefined));
    return configuration;
  }

  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientAuth } = this.settings;
    const url = new URL(issuer);
    return discovery(url, clientId, undefined, clientAuth, {
      [customFetch]: this.fetch,
      execute: [
        // The id token's signature counts, not only the connection it came over.
        enableNonRepudiationChecks,
        // The configuration lets plain http pass for this machine alone.
        ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
  }
}

/** Apple writes the flag as a text. */
function confirmedEmail({ email, email_verified: isVerified }: IDToken): string | null {
  return typeof email === 'string' && (isVerified === true || isVerified === 'true') ? email : null;
}

function namesOf({ given_name: given, family_name: family, name }: IDToken): {
  firstName: string;
  lastName: string;
} {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { firstName: text(given) || text(name), lastName: text(family) };
}
