import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CommentToCommentInput,
  commentToCommentSchema,
  type CommentToPostInput,
  commentToPostSchema,
  type EditCommentInput,
  editCommentSchema,
  forumCalls,
  type HighlightCommentInput,
  highlightCommentSchema,
  type ListCommentsInput,
  listCommentsSchema,
  type OwnCommentInput,
  ownCommentSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { ReplyDeletionService } from '../replies/writing/reply-deletion.service';
import { CommentModel, CommentPageModel } from './comment.model';
import { CommentListService } from './lists/comment-list.service';
import { CommentEditService } from './writing/comment-edit.service';
import { CommentWritingService } from './writing/comment-writing.service';
import { HighlightService } from './writing/highlight.service';

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
    @Arguments(listCommentsSchema) input: ListCommentsInput,
  ): Promise<CommentPageModel> {
    return this.lists.fromPost(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('input.studentId')
  @Limited(forumCalls.replies)
  @Mutation(() => CommentModel, { description: 'Comments on a post.' })
  uploadCommentToPost(
    @CurrentActor() actor: Actor,
    @Input(commentToPostSchema) input: CommentToPostInput,
  ): Promise<CommentModel> {
    return this.writing.toPost(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('input.studentId')
  @Limited(forumCalls.replies)
  @Mutation(() => CommentModel, { description: 'Answers a comment; one of the fifth level beside it.' })
  uploadCommentToComment(
    @CurrentActor() actor: Actor,
    @Input(commentToCommentSchema) input: CommentToCommentInput,
  ): Promise<CommentModel> {
    return this.writing.toComment(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommentModel, { description: 'The author changes what a comment says.' })
  editComment(
    @CurrentActor() actor: Actor,
    @Arguments(editCommentSchema) edit: EditCommentInput,
  ): Promise<CommentModel> {
    return this.edits.edit(actor, edit);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may; what answers it stays.' })
  async deleteComment(
    @CurrentActor() actor: Actor,
    @Arguments(ownCommentSchema) input: OwnCommentInput,
  ): Promise<boolean> {
    await this.deletions.deleteComment(actor, input);
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => CommentModel, {
    description: 'Marks a comment for all readers, or no longer; teachers of its author and admins do.',
  })
  highlightComment(
    @CurrentActor() actor: Actor,
    @Arguments(highlightCommentSchema) input: HighlightCommentInput,
  ): Promise<CommentModel> {
    return this.highlights.highlight(actor, input);
  }
}
