import {
  type ListKpiInput,
  listKpiSchema,
  profileCalls,
  type UpdateKpiInput,
  updateKpiSchema,
} from '@lyceum/contracts/profile';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { KpiModel, KpiPointsModel } from './kpi.model';
import { KpiService } from './kpi.service';

@Resolver(() => KpiModel)
export class KpiResolver {
  constructor(private readonly kpi: KpiService) {}

  @Requires('profile.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(profileCalls.lists)
  @Query(() => KpiPointsModel, {
    nullable: true,
    description:
      "userId's points, with what earned each; null where they are not for requestingUser, the caller.",
  })
  getUserKPI(
    @CurrentActor() actor: Actor,
    @Arguments(listKpiSchema) input: ListKpiInput,
  ): Promise<KpiPointsModel | null> {
    return this.kpi.points(actor, input);
  }

  @Requires('profile.write')
  @ActingUser('userId')
  @Limited(profileCalls.kpi)
  @Mutation(() => KpiModel, {
    description:
      'Claims what userId, the caller, did, or says that they have seen their points. Answers these.',
  })
  updateKPI(
    @CurrentActor() actor: Actor,
    @Arguments(updateKpiSchema) input: UpdateKpiInput,
  ): Promise<KpiModel> {
    return this.kpi.update(actor, input);
  }
}
