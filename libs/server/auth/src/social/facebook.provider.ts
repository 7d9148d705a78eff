import { createHmac } from 'node:crypto';
import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import { codeOf, fetchJson, urlWith } from './fetch-json';
import { type ExternalPerson, IdentityProvider, type SocialSecrets } from './identity-provider.port';

const tokenSchema = z.object({ access_token: z.string().min(1) });

const personSchema = z.object({
  id: z.string().min(1),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  /** Facebook leaves it out when it has no confirmed one. */
  email: z.email().optional(),
});

/** Facebook by OAuth 2. */
export class FacebookProvider extends IdentityProvider {
  override readonly name = 'FACEBOOK';
  private readonly appId: string;
  private readonly appSecret: string;

  constructor(
    private readonly config: Config,
    private readonly calls: OutgoingCalls,
  ) {
    super();
    this.appId = config.FACEBOOK_APP_ID ?? '';
    this.appSecret = config.FACEBOOK_APP_SECRET ?? '';
  }

  override async authorizationUrl({ state }: SocialSecrets, redirectUri: string): Promise<URL> {
    return urlWith(`${this.config.FACEBOOK_LOGIN_URL}/dialog/oauth`, {
      client_id: this.appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'email,public_profile',
      state,
    });
  }

  override async identify(callback: URL, { state }: SocialSecrets): Promise<ExternalPerson> {
    const code = codeOf(callback, state);
    const api = this.config.FACEBOOK_API_URL;
    const tokenUrl = urlWith(`${api}/oauth/access_token`, {
      client_id: this.appId,
      client_secret: this.appSecret,
      redirect_uri: callback.origin + callback.pathname,
      code,
    });
    const { access_token: token } = tokenSchema.parse(await fetchJson(this.calls, tokenUrl));
    const personUrl = urlWith(`${api}/me`, {
      fields: 'id,first_name,last_name,email',
      access_token: token,
      // Proves to Facebook that the token is used by the app it was made for.
      appsecret_proof: createHmac('sha256', this.appSecret).update(token).digest('hex'),
    });
    const person = personSchema.parse(await fetchJson(this.calls, personUrl));
    return {
      provider: this.name,
      subject: person.id,
      email: person.email ?? null,
      firstName: person.first_name,
      lastName: person.last_name,
    };
  }
}
