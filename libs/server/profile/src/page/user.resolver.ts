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
import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { UserModel, UserRelationModel } from './user.model';
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

  /** A statement of its own, for those who ask: the page has it of the card. */
  @ResolveField(() => UserRelationModel, { nullable: true, description: 'Null where there is none.' })
  relationWithRequestingUser(
    @CurrentActor() actor: Actor,
    @Parent() user: UserModel,
  ): Promise<UserRelationModel | null> {
    return this.users.relation(actor, user.id);
  }
}
