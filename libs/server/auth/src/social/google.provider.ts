import type { Config } from '@lyceum/kernel';
import { ClientSecretPost } from 'openid-client';
import { OidcProvider } from './oidc.provider';

/** Google by OpenID Connect. */
export function googleProvider(config: Config): OidcProvider {
  return new OidcProvider({
    name: 'GOOGLE',
    issuer: config.GOOGLE_ISSUER,
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientAuth: ClientSecretPost(config.GOOGLE_CLIENT_SECRET),
    scope: 'openid email profile',
  });
}
