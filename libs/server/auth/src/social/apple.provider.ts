import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import { OidcProvider } from './oidc.provider';

/** Apple takes secrets of up to six months; ours is made for each call. */
const secretSeconds = 5 * 60;

/** What Apple posts beside the code, on the very first sign-in only. */
const userSchema = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/** Apple by OpenID Connect. It answers by a form that it posts across sites (see SocialController.post). */
export function appleProvider(config: Config, calls: OutgoingCalls): OidcProvider {
  const key = createPrivateKey(config.APPLE_PRIVATE_KEY ?? '');
  return new OidcProvider(calls, {
    name: 'APPLE',
    issuer: config.APPLE_ISSUER,
    clientId: config.APPLE_CLIENT_ID ?? '',
    clientAuth: (_server, client, body) => {
      body.set('client_id', client.client_id);
      body.set('client_secret', appleClientSecret(config, key));
    },
    scope: 'openid name email',
    // Apple insists on it as soon as name or email is asked for.
    parameters: { response_mode: 'form_post' },
    namesOf: (callback) => appleNames(callback.searchParams.get('user')),
  });
}

/** The client secret as Apple wants it: a JWT signed with the team's own key. */
function appleClientSecret(config: Config, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'ES256', kid: config.APPLE_KEY_ID });
  const payload = part({
    iss: config.APPLE_TEAM_ID,
    sub: config.APPLE_CLIENT_ID,
    aud: config.APPLE_ISSUER,
    iat: now,
    exp: now + secretSeconds,
  });
  const signed = `${header}.${payload}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Not signed by Apple, so good for a name that its owner confirms anyway, and for nothing else. */
function appleNames(user: string | null): { firstName: string; lastName: string } {
  try {
    return userSchema.parse(JSON.parse(user ?? '')).name;
  } catch {
    return { firstName: '', lastName: '' };
  }
}
