import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { type ForumAuditAction, forumAuditActions } from '@lyceum/contracts/forum';
import { contractEnum } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';

export const ForumAuditActionEnum = contractEnum(
  'ForumAuditAction',
  forumAuditActions,
  'What staff of a forum did there.',
);

/** One act of a forum's staff. */
@ObjectType('ForumAuditEntry', { description: 'An act of the staff of a forum.' })
export class ForumAuditEntryModel {
  @Field(() => ID)
  id: string;

  @Field(() => ForumAuditActionEnum)
  action: ForumAuditAction;

  @Field(() => UserSummaryModel, {
    nullable: true,
    description: 'Who did it; null while they may not be named.',
  })
  actor: UserSummaryModel | null;

  @Field(() => UserSummaryModel, { nullable: true, description: 'Whom it was done to.' })
  subject: UserSummaryModel | null;

  @Field(() => String, { description: 'Why, or what exactly; may be empty.' })
  reason: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
