import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type DeleteDraftInput,
  deleteDraftSchema,
  forumCalls,
  type NewThreadDraftInput,
  newThreadDraftSchema,
  type OwnThreadInput,
  ownThreadSchema,
  type SaveNewThreadDraftInput,
  saveNewThreadDraftSchema,
  type SaveThreadResponseDraftInput,
  saveThreadResponseDraftSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { DraftCardModel } from './draft-card.model';
import { DraftListService } from './draft-list.service';
import { DraftModel } from './draft.model';
import { DraftService } from './draft.service';

@Limited(forumCalls.drafts)
@Resolver(() => DraftModel)
export class DraftResolver {
  constructor(
    private readonly drafts: DraftService,
    private readonly lists: DraftListService,
  ) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [DraftCardModel], { description: 'What the caller has begun to write, the latest first.' })
  getLatestDrafts(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<DraftCardModel[]> {
    return this.lists.latest(actor);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => DraftModel, { nullable: true, description: "The caller's draft of a reply to the thread." })
  getThreadResponseDraft(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<DraftModel | null> {
    return this.drafts.ofReply(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => DraftModel, { nullable: true, description: "The caller's draft of a new thread there." })
  getNewThreadDraft(
    @CurrentActor() actor: Actor,
    @Arguments(newThreadDraftSchema) input: NewThreadDraftInput,
  ): Promise<DraftModel | null> {
    return this.drafts.ofNewThread(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => DraftModel, { description: 'Keeps what is written of a reply.' })
  saveThreadResponseDraft(
    @CurrentActor() actor: Actor,
    @Arguments(saveThreadResponseDraftSchema) input: SaveThreadResponseDraftInput,
  ): Promise<DraftModel> {
    return this.drafts.saveReply(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => DraftModel, { description: 'Keeps what is written of a new thread.' })
  saveNewThreadDraft(
    @CurrentActor() actor: Actor,
    @Arguments(saveNewThreadDraftSchema) input: SaveNewThreadDraftInput,
  ): Promise<DraftModel> {
    return this.drafts.saveNewThread(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Answers whether there was such a draft of the caller.' })
  deleteDraft(
    @CurrentActor() actor: Actor,
    @Arguments(deleteDraftSchema) input: DeleteDraftInput,
  ): Promise<boolean> {
    return this.drafts.delete(actor, input);
  }
}
