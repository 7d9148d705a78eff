import {
  profileCalls,
  profilePicturePlaces,
  type SetProfilePictureInput,
  setProfilePictureSchema,
} from '@lyceum/contracts/profile';
import {
  ActingUser,
  type Actor,
  Arguments,
  contractEnum,
  CurrentActor,
  Limited,
  Requires,
} from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { UserModel } from '../page/user.model';
import { PictureService } from './picture.service';

contractEnum(
  'ProfilePicturePlace',
  profilePicturePlaces,
  'Where a picture of somebody stands on their page.',
);

@Resolver(() => UserModel)
export class PictureResolver {
  constructor(private readonly pictures: PictureService) {}

  @Requires('profile.write')
  @ActingUser('userId')
  @Limited(profileCalls.changes)
  @Mutation(() => UserModel, {
    description:
      'Shows of userId, the caller, a picture that they have uploaded to profile-images, or none. Answers their profile.',
  })
  setProfilePicture(
    @CurrentActor() actor: Actor,
    @Arguments(setProfilePictureSchema) input: SetProfilePictureInput,
  ): Promise<UserModel> {
    return this.pictures.set(actor, input);
  }
}
