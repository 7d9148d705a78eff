import { type KpiRuleName, kpiInteractions, kpiRuleNames } from '@lyceum/contracts/profile';
import { contractEnum } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

const KpiRuleEnum = contractEnum('KpiRule', kpiRuleNames, 'What earns points.');

contractEnum(
  'KpiInteraction',
  kpiInteractions,
  'What the caller did; PRE_KPI: that they have seen their points.',
);

@ObjectType('Kpi', { description: 'Points of somebody.' })
export class KpiModel {
  @Field(() => Int)
  totalKpi: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many their owner last saw; null to everybody else.',
  })
  totalKpiPre: number | null;
}

@ObjectType('KpiPoint', { description: 'What something earned.' })
export class KpiPointModel {
  @Field(() => ID)
  id: string;

  @Field(() => KpiRuleEnum)
  rule: KpiRuleName;

  @Field(() => Int, { description: '0 where what earned it was taken back.' })
  points: number;

  @Field(() => Boolean)
  isTakenBack: boolean;

  @Field(() => GraphQLISODateTime)
  earnedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'What earned it; null where the caller may not see it, or no longer.',
  })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is read.' })
  url: string | null;
}

@ObjectType('KpiPoints', { description: 'Points of somebody, with what earned each, the latest first.' })
export class KpiPointsModel extends KpiModel {
  @Field(() => [KpiPointModel], {
    description: 'To others than their owner, those alone of which the caller may see what earned them.',
  })
  points: KpiPointModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  nextCursor: string | null;
}
