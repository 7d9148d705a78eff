import { Args, ArgsType, Field, ID, Mutation, Resolver } from '@nestjs/graphql';
import { type EditPostInput, forumCalls, type SubmitPostInput } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReplyDeletionService } from '../replies/writing/reply-deletion.service';
import type { PostView } from './lists/post.view';
import { PostModel } from './post.model';
import { PostEditService } from './writing/post-edit.service';
import { SubmitService } from './writing/submit.service';

@ArgsType()
class SubmitPostArgs implements Omit<SubmitPostInput, 'userId'> {
  @Field(() => ID)
  threadId: string;

  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
  isRich?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    defaultValue: [],
    description: 'People besides those mentioned in a rich text.',
  })
  mentionedUsers?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'The draft it was made of; it ends with this.' })
  submittingUserDraftId?: string | null;

  @Field(() => ID, { description: 'A UUID of the caller’s making: a repeated call makes one post.' })
  clientKey: string;
}

@ArgsType()
class EditPostArgs implements EditPostInput {
  @Field(() => ID)
  postId: string;

  @Field(() => String)
  updatedContent: string;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
  isRich?: boolean | null;

  @Field(() => [ID], { nullable: true, defaultValue: [] })
  mentionedUsers?: string[] | null;
}

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
    @Args('userId', { type: () => ID }) userId: string,
    @Args() post: SubmitPostArgs,
  ): Promise<PostView> {
    return this.submissions.submit(actor, { ...post, userId });
  }

  @Requires('forum.write')
  @Mutation(() => PostModel, { description: 'The author changes what a post says.' })
  editPost(@CurrentActor() actor: Actor, @Args() edit: EditPostArgs): Promise<PostView> {
    return this.edits.edit(actor, edit);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may; ‘Content deleted’ stays in its place.' })
  async deletePost(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('postId', { type: () => ID }) postId: string,
  ): Promise<boolean> {
    await this.deletions.deletePost(actor, { postId, userId });
    return true;
  }

  @Requires('forum.deleteAnyPost')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Deletes any post; for a SUPER_ADMIN, and put on record.' })
  async deletePostAsAdmin(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('postId', { type: () => ID }) postId: string,
  ): Promise<boolean> {
    await this.deletions.deletePostAsAdmin(actor, { postId, userId });
    return true;
  }
}
