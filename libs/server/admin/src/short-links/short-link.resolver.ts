import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '@lyceum/kernel';
import { ShortLinkModel } from './short-link.model';
import { ShortLinkService } from './short-link.service';

@Resolver(() => ShortLinkModel)
export class ShortLinkResolver {
  constructor(private readonly shortLinks: ShortLinkService) {}

  @Public()
  @Query(() => ShortLinkModel, { description: 'Where a short link leads; COMMON_NOT_FOUND if nowhere.' })
  getShortLink(@Args('token', { type: () => String }) token: string): Promise<{ target: string }> {
    return this.shortLinks.find(token);
  }
}
