import { profileCalls, type UpdateProfileInput, updateProfileSchema } from '@lyceum/contracts/profile';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { UserModel } from '../page/user.model';
import { UpdateProfileService } from './update-profile.service';

@Resolver(() => UserModel)
export class UpdateProfileResolver {
  constructor(private readonly profiles: UpdateProfileService) {}

  @Requires('profile.write')
  @ActingUser('userProfileId')
  @Limited(profileCalls.changes)
  @Mutation(() => UserModel, {
    description:
      'Saves what userProfileId, the caller, tells of themselves, and to whom. Answers their profile.',
  })
  updateProfile(
    @CurrentActor() actor: Actor,
    @Arguments(updateProfileSchema) input: UpdateProfileInput,
  ): Promise<UserModel> {
    return this.profiles.update(actor, input);
  }
}
