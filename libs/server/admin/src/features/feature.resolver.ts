import { Args, Query, Resolver } from '@nestjs/graphql';
import { type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { FeatureService } from './feature.service';

@Resolver()
export class FeatureResolver {
  constructor(private readonly features: FeatureService) {}

  @Requires('feature.read')
  @Query(() => [String], {
    description: 'E-mails on the list of a feature: all for staff, for others their own if it is on it.',
  })
  getFeatureExtraUsers(
    @CurrentActor() actor: Actor,
    @Args('featureName', { type: () => String }) featureName: string,
  ): Promise<string[]> {
    return this.features.extraUsers(actor, featureName);
  }

  @Requires('feature.read')
  @Query(() => String, {
    nullable: true,
    description: 'Where the caller lands after logging in by this feature; null when it does not say.',
  })
  getFeatureLanding(
    @CurrentActor() actor: Actor,
    @Args('featureName', { type: () => String }) featureName: string,
  ): Promise<string | null> {
    return this.features.landingPath(actor, featureName);
  }
}
