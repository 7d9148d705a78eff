import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { EditableType } from '@lyceum/contracts';
import { type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { EditedContentEnum } from '../../access/forum.enums';
import { ContentEditModel } from './history.model';
import { type ContentEdit, HistoryService } from './history.service';

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
    @Args('targetType', { type: () => EditedContentEnum }) targetType: EditableType,
    @Args('targetId', { type: () => ID }) targetId: string,
  ): Promise<ContentEdit[]> {
    return this.history.editsOf(actor, { targetType, targetId });
  }
}
