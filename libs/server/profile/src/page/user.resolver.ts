import { type LookAtUserInput, lookAtUserSchema } from '@lyceum/contracts/friends';
import { profileCalls } from '@lyceum/contracts/profile';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { UserModel } from './user.model';
import { UserService } from './user.service';

@Resolver(() => UserModel)
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Requires('profile.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(profileCalls.looks)
  @Query(() => UserModel, { description: "userId's profile, as requestingUser, the caller, may see it." })
  getUser(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtUserSchema) input: LookAtUserInput,
  ): Promise<UserModel> {
    return this.users.user(actor, input);
  }
}
