import { UserSummaryModel } from '@lyceum/auth';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('AgentTie', { description: 'An agent whom a student, or a guardian for them, named.' })
export class AgentTieModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  agent: UserSummaryModel;

  @Field(() => GraphQLISODateTime)
  since: Date;
}

@ObjectType('StudentAgents')
export class StudentAgentsModel {
  @Field(() => [AgentTieModel])
  agents: AgentTieModel[];

  @Field(() => Boolean, { description: 'Whether the caller may name one, and take it back.' })
  mayName: boolean;
}
