import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import type { AppealStatus, ModerationNoticeKind, ModerationTargetType } from '@lyceum/contracts/moderation';
import { AppealStatusEnum, ModerationNoticeKindEnum, ModerationTargetTypeEnum } from '../moderation.enums';

@ObjectType('NoticeAppeal', { description: 'What the caller said to a decision, and what became of it.' })
export class NoticeAppealModel {
  @Field(() => AppealStatusEnum)
  status: AppealStatus;

  @Field(() => String)
  message: string;

  @Field(() => String, { nullable: true, description: 'Null while it is open.' })
  answer: string | null;
}

/** A decision about the caller. */
@ObjectType('ModerationNotice', { description: 'A decision of moderators about the caller.' })
export class ModerationNoticeModel {
  @Field(() => ID)
  id: string;

  @Field(() => ModerationNoticeKindEnum)
  kind: ModerationNoticeKind;

  @Field(() => String)
  reason: string;

  @Field(() => ModerationTargetTypeEnum, { nullable: true })
  targetType: ModerationTargetType | null;

  @Field(() => ID, { nullable: true })
  targetId: string | null;

  @Field(() => String, { description: 'What the content is called; may be empty.' })
  title: string;

  @Field(() => String, { nullable: true })
  communityDisplayName: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was taken back.' })
  reversedAt: Date | null;

  @Field(() => NoticeAppealModel, { nullable: true })
  appeal: NoticeAppealModel | null;

  @Field(() => Boolean, { description: 'Each decision can be appealed against once.' })
  canAppeal: boolean;
}
