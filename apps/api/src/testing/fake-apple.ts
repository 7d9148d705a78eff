import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import { publicUrl } from './http-browser';

const clientId = 'example.lyceum.web';
const teamId = 'TEAM123456';
const keyId = 'KEY1234567';

/** Somebody with an Apple account. The name is told once, beside the id token. */
export interface AppleUser {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Apple by oidc-provider: a full OpenID Connect server, with Apple's client secrets and its answer by form. */
export class FakeApple {
  readonly users = new Map<string, AppleUser>();
  /** Client secrets that were shown, in order. */
  readonly secrets: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly privateKey: KeyObject,
  ) {}

  get environment(): Record<string, string> {
    return {
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: teamId,
      APPLE_KEY_ID: keyId,
      APPLE_PRIVATE_KEY: String(this.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll(
        '\n',
        String.raw`\n`,
      ),
      APPLE_ISSUER: this.url,
    };
  }

  /** Signs in there as this user. @returns the form Apple's page would post: where to, and its fields */
  async admit(
    authorization: URL,
    subject: string,
  ): Promise<{ action: string; fields: Record<string, string> }> {
    const cookies = new Map<string, string>();
    authorization.searchParams.set('login_hint', subject);
    let next = authorization.href;
    for (let step = 0; step < 6; step += 1) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return readForm(await answer.text());
      next = new URL(location, next).href;
    }
    throw new Error('Apple’s page was never reached');
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  static async start(): Promise<FakeApple> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { createServer } = await import('node:http');
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const apple = new FakeApple(server, url, privateKey);
    const provider = makeProvider(apple, createPublicKey(privateKey));
    const callback = provider.callback();
    server.on('request', (request, response) => {
      const isInteraction = request.url?.startsWith('/interaction/') ?? false;
      if (!isInteraction) return void callback(request, response);
      void provider.interactionDetails(request, response).then(({ params }) =>
        provider.interactionFinished(request, response, {
          login: { accountId: String(params['login_hint']) },
        }),
      );
    });
    return apple;
  }
}

function makeProvider(apple: FakeApple, publicKey: KeyObject): Provider {
  const { privateKey: signingKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(apple.url, {
    adapter: Memory,
    clients: [
      {
        client_id: clientId,
        client_secret: 'replaced by the check below',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}/auth/social/apple/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...signingKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    scopes: ['openid', 'email', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const user = apple.users.get(accountId);
        // Apple writes the flag as a text.
        return { sub: accountId, email: user?.email, email_verified: String(user?.isVerified) };
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email name');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.compareClientSecret = (secret: string) => {
    apple.secrets.push(secret);
    return isAppleSecret(secret, publicKey, apple.url);
  };
  return provider;
}

/** Keeps what the server has to remember. Nothing of it outlives a test. */
class Memory implements Adapter {
  private static readonly entries = new Map<string, AdapterPayload>();

  constructor(private readonly kind: string) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    Memory.entries.set(`${this.kind}:${id}`, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.entries.get(`${this.kind}:${id}`);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.entries.values()].find((payload) => payload.kind === this.kind && payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload['consumed'] = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    Memory.entries.delete(`${this.kind}:${id}`);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of Memory.entries) if (payload.grantId === grantId) Memory.entries.delete(key);
  }
}

/** What Apple asks of a client secret. */
function isAppleSecret(secret: string, key: KeyObject, audience: string): boolean {
  const [header = '', payload = '', signature = ''] = secret.split('.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { alg, kid } = read(header);
  const { iss, sub, aud, iat, exp } = read(payload);
  const now = Date.now() / 1_000;
  const isFresh = Number(iat) <= now && Number(exp) > now && Number(exp) - now < 15_777_000;
  const names = [alg, kid, iss, sub, aud].join(' ');
  return (
    isFresh &&
    names === ['ES256', keyId, teamId, clientId, audience].join(' ') &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** The form of `response_mode=form_post`. */
function readForm(html: string): { action: string; fields: Record<string, string> } {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`Not Apple’s form: ${html.slice(0, 2_000)}`);
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return {
    action,
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])),
  };
}
