import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type CommunityKeeper, communityKeeperKey } from './community-keeper';
import { noCommunities } from './no-communities';

/** Who keeps order in communities, found by the decorator when it is first asked for. */
@Injectable()
export class Communities {
  private found: CommunityKeeper | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  get keeper(): CommunityKeeper {
    return (this.found ??= this.find() ?? noCommunities);
  }

  private find(): CommunityKeeper | undefined {
    const keepers = this.discovery
      .getProviders()
      .filter(({ instance, metatype }) => typeof metatype === 'function' && Boolean(instance))
      .filter(({ metatype }) =>
        this.reflector.get<true | undefined>(communityKeeperKey, metatype as () => void),
      )
      .map(({ instance }) => instance as CommunityKeeper);
    if (keepers.length > 1) throw new Error('Two domains keep communities');
    return keepers[0];
  }
}
