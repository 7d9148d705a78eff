import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ReplyModel } from '../replies/reply.model';

/** A comment as the caller meets it. */
@ObjectType('Comment', { description: 'A comment on a post, or on another comment.' })
export class CommentModel extends ReplyModel {
  @Field(() => ID)
  postId: string;

  @Field(() => ID, { nullable: true, description: 'The comment it lies under; null right under the post.' })
  parentId: string | null;

  @Field(() => Int, { description: 'From 1, right under the post, to 5.' })
  level: number;

  @Field(() => Boolean)
  isHighlighted: boolean;

  @Field(() => Boolean, {
    description: 'Whether the caller may mark it: teachers of its author and the forum’s admins may.',
  })
  highlightable: boolean;

  @Field(() => String, { description: 'Its place among the comments of its post.' })
  cursor: string;
}

/** Comments in the order of their tree; `cursor` leads to the next page, null where this is the last. */
@ObjectType('CommentPage', {
  description: 'Comments in the order of their tree, parents first, siblings oldest first.',
})
export class CommentPageModel {
  @Field(() => [CommentModel])
  comments: CommentModel[];

  @Field(() => String, { nullable: true, description: 'Leads to the next page; null on the last.' })
  cursor: string | null;
}
