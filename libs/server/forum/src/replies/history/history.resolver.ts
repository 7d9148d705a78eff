import { Query, Resolver } from '@nestjs/graphql';
import { type GetContentEditsInput, getContentEditsSchema } from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { ContentEditModel } from './history.model';
import { HistoryService } from './history.service';

@Resolver(() => ContentEditModel)
export class HistoryResolver {
  constructor(private readonly history: HistoryService) {}

  @Requires('forum.read')
  @Query(() => [ContentEditModel], {
    description:
      'Earlier versions of a text, the latest first; up to 50. For its author and moderators; none for others.',
  })
  getContentEdits(
    @CurrentActor() actor: Actor,
    @Arguments(getContentEditsSchema) input: GetContentEditsInput,
  ): Promise<ContentEditModel[]> {
    return this.history.editsOf(actor, input);
  }
}
