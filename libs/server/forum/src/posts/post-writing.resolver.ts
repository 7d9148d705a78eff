import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type EditPostInput,
  editPostSchema,
  forumCalls,
  type OwnPostInput,
  ownPostSchema,
  type SubmitPostInput,
  submitPostSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReplyDeletionService } from '../replies/writing/reply-deletion.service';
import { PostModel } from './post.model';
import { PostEditService } from './writing/post-edit.service';
import { SubmitService } from './writing/submit.service';

/** Posts as their authors, and who may delete any, make them. */
@Limited(forumCalls.changes)
@Resolver(() => PostModel)
export class PostWritingResolver {
  constructor(
    private readonly submissions: SubmitService,
    private readonly edits: PostEditService,
    private readonly deletions: ReplyDeletionService,
  ) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Limited(forumCalls.replies)
  @Mutation(() => PostModel, {
    description: 'Writes a post in a thread of a forum the caller is a member of.',
  })
  submitPost(
    @CurrentActor() actor: Actor,
    @Arguments(submitPostSchema) input: SubmitPostInput,
  ): Promise<PostModel> {
    return this.submissions.submit(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => PostModel, { description: 'The author changes what a post says.' })
  editPost(@CurrentActor() actor: Actor, @Arguments(editPostSchema) edit: EditPostInput): Promise<PostModel> {
    return this.edits.edit(actor, edit);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may; ‘Content deleted’ stays in its place.' })
  async deletePost(
    @CurrentActor() actor: Actor,
    @Arguments(ownPostSchema) input: OwnPostInput,
  ): Promise<boolean> {
    await this.deletions.deletePost(actor, input);
    return true;
  }

  @Requires('forum.deleteAnyPost')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Deletes any post; for a SUPER_ADMIN, and put on record.' })
  async deletePostAsAdmin(
    @CurrentActor() actor: Actor,
    @Arguments(ownPostSchema) input: OwnPostInput,
  ): Promise<boolean> {
    await this.deletions.deletePostAsAdmin(actor, input);
    return true;
  }
}
