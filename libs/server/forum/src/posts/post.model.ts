import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { CommentModel } from '../comments/comment.model';
import { UserSummaryModel } from '@lyceum/auth';
import { ReplyModel } from '../replies/reply.model';

/** A post as the caller meets it, with its first comments. */
@ObjectType('Post', { description: 'A reply in a thread, with its first comments.' })
export class PostModel extends ReplyModel {
  @Field(() => Int, { description: 'Its place in the thread, from 1.' })
  number: number;

  @Field(() => ID)
  threadId: string;

  @Field(() => String, { description: 'The thread’s.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'The thread’s first one.' })
  tag: string | null;

  @Field(() => [UserSummaryModel], { description: 'Up to five of those who clapped.' })
  clappers: UserSummaryModel[];

  @Field(() => Int)
  numOfComments: number;

  @Field(() => [CommentModel], {
    description: 'The first 30, in the order of their tree: parents first, siblings oldest first.',
  })
  comments: CommentModel[];

  @Field(() => String, {
    nullable: true,
    description: 'Leads to further comments; null where these are all.',
  })
  commentsCursor: string | null;

  @Field(() => String, { description: 'Its place in this list.' })
  cursor: string;
}
