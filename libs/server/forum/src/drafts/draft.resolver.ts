import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { DraftModel, NewThreadDraftInputModel } from './draft.model';
import { DraftService } from './draft.service';
import type { DraftView } from './draft.view';

const id = { type: () => ID } as const;
const baseRevisionArgument = {
  type: () => Int,
  nullable: true,
  description: 'The revision this save goes out from; none where the caller knows of no draft.',
} as const;

@Limited(forumCalls.drafts)
@Resolver(() => DraftModel)
export class DraftResolver {
  constructor(private readonly drafts: DraftService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => DraftModel, { nullable: true, description: "The caller's draft of a reply to the thread." })
  getThreadResponseDraft(
    @CurrentActor() actor: Actor,
    @Args('threadId', id) threadId: string,
    @Args('userId', id) userId: string,
  ): Promise<DraftView | null> {
    return this.drafts.ofReply(actor, { threadId, userId });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => DraftModel, { nullable: true, description: "The caller's draft of a new thread there." })
  getNewThreadDraft(
    @CurrentActor() actor: Actor,
    @Args('communityId', id) communityId: string,
    @Args('userId', id) userId: string,
  ): Promise<DraftView | null> {
    return this.drafts.ofNewThread(actor, { communityId, userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => DraftModel, { description: 'Keeps what is written of a reply.' })
  saveThreadResponseDraft(
    @CurrentActor() actor: Actor,
    @Args('userId', id) userId: string,
    @Args('threadId', id) threadId: string,
    @Args('content', { type: () => String }) content: string,
    @Args('isRich', { type: () => Boolean, defaultValue: false }) isRich: boolean,
    @Args('baseRevision', baseRevisionArgument) baseRevision?: number | null,
  ): Promise<DraftView> {
    return this.drafts.saveReply(actor, { userId, threadId, content, isRich, baseRevision });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => DraftModel, { description: 'Keeps what is written of a new thread.' })
  saveNewThreadDraft(
    @CurrentActor() actor: Actor,
    @Args('userId', id) userId: string,
    @Args('communityId', id) communityId: string,
    @Args('input', { type: () => NewThreadDraftInputModel }) input: NewThreadDraftInputModel,
    @Args('baseRevision', baseRevisionArgument) baseRevision?: number | null,
  ): Promise<DraftView> {
    return this.drafts.saveNewThread(actor, { userId, communityId, input, baseRevision });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Answers whether there was such a draft of the caller.' })
  deleteDraft(
    @CurrentActor() actor: Actor,
    @Args('draftId', id) draftId: string,
    @Args('userId', id) userId: string,
  ): Promise<boolean> {
    return this.drafts.delete(actor, { draftId, userId });
  }
}
