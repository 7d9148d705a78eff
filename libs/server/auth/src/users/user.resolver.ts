import { Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, Requires, type Actor } from '@lyceum/kernel';
import { MeModel } from './user.model';
import { type Me, UserService } from './user.service';

@Resolver(() => MeModel)
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Requires('account.read')
  @Query(() => MeModel, { description: 'The signed-in user.' })
  me(@CurrentActor() actor: Actor): Promise<Me> {
    return this.users.me(actor);
  }
}
