import { UserSummaryModel } from '@lyceum/auth';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationCaseStatus,
  ModerationNoticeKind,
  ModerationTargetType,
} from '@lyceum/contracts/moderation';
import {
  ModerationActionEnum,
  ModerationCaseKindEnum,
  ModerationCaseStatusEnum,
  ModerationNoticeKindEnum,
  ModerationTargetTypeEnum,
} from '../moderation.enums';

@ObjectType('ReportMessage', { description: 'What somebody reported. Who it was is told to nobody.' })
export class ReportMessageModel {
  @Field(() => String)
  message: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

/** What the forum's staff decided about somebody before, without what was taken back, and how old the account is. */
@ObjectType('AuthorHistory', { description: 'What was decided about the author in this forum before.' })
export class AuthorHistoryModel {
  @Field(() => Int)
  removals: number;

  @Field(() => Int)
  warnings: number;

  @Field(() => Int)
  bans: number;

  @Field(() => GraphQLISODateTime)
  accountCreatedAt: Date;
}

@ObjectType('ModerationAppeal', { description: 'The author asks to look at a decision again.' })
export class ModerationAppealModel {
  @Field(() => String)
  message: string;

  @Field(() => ModerationNoticeKindEnum, { description: 'What it is against.' })
  noticeKind: ModerationNoticeKind;

  @Field(() => String, { description: 'The reason that was given.' })
  noticeReason: string;

  @Field(() => Boolean, {
    description: 'The caller made that decision; as long as somebody else can look at it, they cannot.',
  })
  isOwnDecision: boolean;
}

@ObjectType('ModerationDecision')
export class ModerationDecisionModel {
  @Field(() => ModerationActionEnum)
  action: ModerationAction;

  @Field(() => String)
  reason: string;

  @Field(() => UserSummaryModel, { nullable: true })
  decidedBy: UserSummaryModel | null;

  @Field(() => GraphQLISODateTime)
  decidedAt: Date;
}

@ObjectType('ForumReport', {
  description: 'Something in the moderators’ queue: reported, held back, or appealed against.',
})
export class ForumReportModel {
  @Field(() => ID)
  id: string;

  @Field(() => ModerationCaseKindEnum)
  kind: ModerationCaseKind;

  @Field(() => ModerationCaseStatusEnum)
  status: ModerationCaseStatus;

  @Field(() => ModerationTargetTypeEnum)
  targetType: ModerationTargetType;

  @Field(() => ID)
  targetId: string;

  @Field(() => String, { description: 'Empty for what has no title.' })
  title: string;

  @Field(() => String, { description: 'The beginning of the text as it was reported or held.' })
  preview: string;

  @Field(() => UserSummaryModel)
  author: UserSummaryModel;

  @Field(() => AuthorHistoryModel)
  authorHistory: AuthorHistoryModel;

  @Field(() => Int)
  reportsCnt: number;

  @Field(() => [ReportMessageModel], { description: 'The latest first, up to 20.' })
  reports: ReportMessageModel[];

  @Field(() => ModerationAppealModel, { nullable: true })
  appeal: ModerationAppealModel | null;

  @Field(() => ModerationDecisionModel, { nullable: true, description: 'Null while it is open.' })
  decision: ModerationDecisionModel | null;

  @Field(() => [ModerationActionEnum], { description: 'How the caller can decide it.' })
  actions: ModerationAction[];

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
