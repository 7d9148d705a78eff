import {
  type ProfileAsInput,
  profileAsSchema,
  type ProfileAudiencesInput,
  profileAudiencesSchema,
  profileCalls,
} from '@lyceum/contracts/profile';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { UserModel } from '../page/user.model';
import { ProfileAudienceModel } from './audience.model';
import { AudienceService } from './audience.service';

@Resolver(() => UserModel)
export class AudienceResolver {
  constructor(private readonly audience: AudienceService) {}

  @Requires('profile.read')
  @ActingUser('userId')
  @Limited(profileCalls.looks)
  @Query(() => UserModel, {
    description: "userId's profile, the caller's own, as such a viewer is shown it.",
  })
  getProfileAs(
    @CurrentActor() actor: Actor,
    @Arguments(profileAsSchema) input: ProfileAsInput,
  ): Promise<UserModel> {
    return this.audience.profileAs(actor, input);
  }

  @Requires('profile.read')
  @ActingUser('userId')
  @Query(() => [ProfileAudienceModel], {
    description: "Who may come by userId's profile, the caller's own, and what of it they read.",
  })
  getProfileAudiences(
    @CurrentActor() actor: Actor,
    @Arguments(profileAudiencesSchema) input: ProfileAudiencesInput,
  ): Promise<ProfileAudienceModel[]> {
    return this.audience.audiences(actor, input);
  }
}
