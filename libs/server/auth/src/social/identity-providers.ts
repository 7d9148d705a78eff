import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type SocialProvider } from '@lyceum/contracts';
import { CONFIG, type Config, DomainError } from '@lyceum/kernel';
import { appleProvider } from './apple.provider';
import { FacebookProvider } from './facebook.provider';
import { googleProvider } from './google.provider';
import type { IdentityProvider } from './identity-provider.port';
import { WechatProvider } from './wechat.provider';

const adapters: Record<SocialProvider, (config: Config) => IdentityProvider> = {
  GOOGLE: googleProvider,
  FACEBOOK: (config) => new FacebookProvider(config),
  APPLE: appleProvider,
  WECHAT: (config) => new WechatProvider(config),
};

/** The services this installation is configured for. */
@Injectable()
export class IdentityProviders {
  private readonly byName: ReadonlyMap<string, IdentityProvider>;

  constructor(@Inject(CONFIG) config: Config) {
    this.byName = new Map(config.socialProviders.map((name) => [name, adapters[name](config)]));
  }

  /** @param name as it stands in addresses: `google` @throws DomainError AUTH_SOCIAL_NOT_AVAILABLE */
  get(name: string): IdentityProvider {
    const provider = this.byName.get(name.toUpperCase());
    if (!provider) throw new DomainError(authErrors.SOCIAL_NOT_AVAILABLE);
    return provider;
  }
}
