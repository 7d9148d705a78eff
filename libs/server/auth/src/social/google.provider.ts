import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { ClientSecretPost } from 'openid-client';
import { OidcProvider } from './oidc.provider';

/** Google by OpenID Connect. */
export function googleProvider(config: Config, calls: OutgoingCalls): OidcProvider {
  return new OidcProvider(calls, {
    name: 'GOOGLE',
    issuer: config.GOOGLE_ISSUER,
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientAuth: ClientSecretPost(config.GOOGLE_CLIENT_SECRET),
    scope: 'openid email profile',
  });
}
