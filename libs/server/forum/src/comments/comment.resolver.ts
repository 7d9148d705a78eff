import { Args, ArgsType, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type EditCommentInput, forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReplyDeletionService } from '../replies/writing/reply-deletion.service';
import {
  CommentModel,
  CommentPageModel,
  CommentToCommentInputModel,
  CommentToPostInputModel,
} from './comment.model';
import { CommentListService } from './lists/comment-list.service';
import type { CommentPage, CommentView } from './lists/comment.view';
import { CommentEditService } from './writing/comment-edit.service';
import { CommentWritingService } from './writing/comment-writing.service';
import { HighlightService } from './writing/highlight.service';

@ArgsType()
class EditCommentArgs implements EditCommentInput {
  @Field(() => ID)
  commentId: string;

  @Field(() => String)
  updatedContent: string;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
  isRich?: boolean | null;

  @Field(() => [ID], { nullable: true, defaultValue: [] })
  mentionedUsers?: string[] | null;
}

@Limited(forumCalls.changes)
@Resolver(() => CommentModel)
export class CommentResolver {
  constructor(
    private readonly lists: CommentListService,
    private readonly writing: CommentWritingService,
    private readonly edits: CommentEditService,
    private readonly deletions: ReplyDeletionService,
    private readonly highlights: HighlightService,
  ) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => CommentPageModel, { description: 'The comments of a post after those that came with it.' })
  getCommentsFromPost(
    @CurrentActor() actor: Actor,
    @Args('postId', { type: () => ID }) postId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<CommentPage> {
    return this.lists.fromPost(actor, { postId, userId, cursor });
  }

  @Requires('forum.write')
  @ActingUser('input.studentId')
  @Limited(forumCalls.replies)
  @Mutation(() => CommentModel, { description: 'Comments on a post.' })
  uploadCommentToPost(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CommentToPostInputModel }) input: CommentToPostInputModel,
  ): Promise<CommentView> {
    return this.writing.toPost(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('input.studentId')
  @Limited(forumCalls.replies)
  @Mutation(() => CommentModel, { description: 'Answers a comment; one of the fifth level beside it.' })
  uploadCommentToComment(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CommentToCommentInputModel }) input: CommentToCommentInputModel,
  ): Promise<CommentView> {
    return this.writing.toComment(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommentModel, { description: 'The author changes what a comment says.' })
  editComment(@CurrentActor() actor: Actor, @Args() edit: EditCommentArgs): Promise<CommentView> {
    return this.edits.edit(actor, edit);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may; what answers it stays.' })
  async deleteComment(
    @CurrentActor() actor: Actor,
    @Args('commentId', { type: () => ID }) commentId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<boolean> {
    await this.deletions.deleteComment(actor, { commentId, userId });
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => CommentModel, {
    description: 'Marks a comment for all readers, or no longer; teachers of its author and admins do.',
  })
  highlightComment(
    @CurrentActor() actor: Actor,
    @Args('commentId', { type: () => ID }) commentId: string,
    @Args('highlighted', { type: () => Boolean }) highlighted: boolean,
  ): Promise<CommentView> {
    return this.highlights.highlight(actor, { commentId, highlighted });
  }
}
