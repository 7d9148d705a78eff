import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type SocialProvider } from '@lyceum/contracts/auth';
import { CONFIG, type Config, DomainError, OutgoingCalls } from '@lyceum/kernel';
import { appleProvider } from './apple.provider';
import { FacebookProvider } from './facebook.provider';
import { googleProvider } from './google.provider';
import type { IdentityProvider } from './identity-provider.port';
import { WechatProvider } from './wechat.provider';

const adapters: Record<SocialProvider, (config: Config, calls: OutgoingCalls) => IdentityProvider> = {
  GOOGLE: googleProvider,
  FACEBOOK: (config, calls) => new FacebookProvider(config, calls),
  APPLE: appleProvider,
  WECHAT: (config, calls) => new WechatProvider(config, calls),
};

/** The services this installation is configured for. */
@Injectable()
export class IdentityProviders {
  private readonly byName: ReadonlyMap<string, IdentityProvider>;

  constructor(@Inject(CONFIG) config: Config, calls: OutgoingCalls) {
    this.byName = new Map(config.socialProviders.map((name) => [name, adapters[name](config, calls)]));
  }

  /** @param name as it stands in addresses: `google` @throws DomainError AUTH_SOCIAL_NOT_AVAILABLE */
  get(name: string): IdentityProvider {
    const provider = this.byName.get(name.toUpperCase());
    if (!provider) throw new DomainError(authErrors.SOCIAL_NOT_AVAILABLE);
    return provider;
  }
}
