import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ContentStatus } from '@lyceum/contracts/forum';
import { ContentStatusEnum } from '../access/forum.enums';
import { UserSummaryModel } from '@lyceum/auth';
import { ThreadAuthorModel } from '../threads/thread-parts.model';
import { ReplyPartsModel } from '../texts/reply-parts.model';

/** What posts and comments have alike. */
@ObjectType({ isAbstract: true })
export abstract class ReplyModel extends ReplyPartsModel {
  @Field(() => ID)
  id: string;

  @Field(() => ThreadAuthorModel)
  student: ThreadAuthorModel;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  editedAt: Date | null;

  @Field(() => String, { description: 'The content without its form.' })
  plainText: string;

  @Field(() => Int)
  claps: number;

  @Field(() => Int)
  requestingUserClapCnt: number;

  @Field(() => Boolean, { description: 'Whether a report of the caller about it is open.' })
  requestingUserHasReported: boolean;

  @Field(() => ContentStatusEnum)
  status: ContentStatus;

  @Field(() => Boolean, { description: 'Whether its author, or a moderator, took it away.' })
  deleted: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may change it: its author may.' })
  editable: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may delete it: its author may.' })
  deletable: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may take it away with a reason.' })
  removable: boolean;

  @Field(() => [UserSummaryModel])
  mentionedUsers: UserSummaryModel[];
}
