import {
  profileCalls,
  type ReceivedEndorsementsInput,
  receivedEndorsementsSchema,
} from '@lyceum/contracts/profile';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { EndorsementModel, ReceivedEndorsementsModel } from '../endorsement.model';
import { EndorsementListService } from './endorsement-list.service';

@Resolver(() => EndorsementModel)
export class EndorsementListResolver {
  constructor(private readonly lists: EndorsementListService) {}

  @Requires('profile.read')
  @Limited(profileCalls.looks)
  @Query(() => ReceivedEndorsementsModel, {
    description: 'What was said for receivingUserId, as the caller may read it; 10 at a time unless said.',
  })
  getReceivedEndorsements(
    @CurrentActor() actor: Actor,
    @Arguments(receivedEndorsementsSchema) input: ReceivedEndorsementsInput,
  ): Promise<ReceivedEndorsementsModel> {
    return this.lists.received(actor, input);
  }
}
