import { ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MeModel } from '@lyceum/auth';
import { type BlockUserInput, blockUserSchema, friendCalls } from '@lyceum/contracts/friends';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { BlockService } from './block.service';

@Limited(friendCalls.changes)
@Resolver(() => MeModel)
export class BlockResolver {
  constructor(private readonly blocks: BlockService) {}

  @ResolveField(() => [ID], { description: 'The people the caller has blocked.' })
  blockedUsers(@Parent() me: MeModel): Promise<string[]> {
    return this.blocks.blockedIdsOf(me.id);
  }

  @Requires('friend.write')
  @ActingUser('blockingUser')
  @NamesAnother('userId')
  @Mutation(() => Boolean, {
    description: 'blockingUser, the caller, blocks userId; what is between them ends.',
  })
  async blockUser(
    @CurrentActor() actor: Actor,
    @Arguments(blockUserSchema) input: BlockUserInput,
  ): Promise<boolean> {
    await this.blocks.block(actor, input);
    return true;
  }

  @Requires('friend.write')
  @ActingUser('blockingUser')
  @NamesAnother('userId')
  @Mutation(() => Boolean, { description: 'blockingUser, the caller, no longer blocks userId.' })
  async unblockUser(
    @CurrentActor() actor: Actor,
    @Arguments(blockUserSchema) input: BlockUserInput,
  ): Promise<boolean> {
    await this.blocks.unblock(actor, input);
    return true;
  }
}
