import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import type { JoinRequestStatus } from '@lyceum/contracts/forum';
import { UserSummaryModel } from '@lyceum/auth';
import { JoinRequestStatusEnum } from '../requests/join-request.model';

/** A forum that somebody asks for. */
@ObjectType('CommunityProposal', { description: 'A forum that somebody asks for.' })
export class CommunityProposalModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => String)
  displayName: string;

  @Field(() => String, { description: 'What for.' })
  reason: string;

  @Field(() => JoinRequestStatusEnum)
  status: JoinRequestStatus;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
