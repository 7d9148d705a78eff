import { MeModel } from '@lyceum/auth';
import type { School } from '@lyceum/contracts/schools';
import { Personal } from '@lyceum/kernel';
import { Field, ID, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MembershipService } from './membership.service';

@ObjectType('School')
export class SchoolModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  schoolName: string;

  @Personal('own')
  @Field(() => String)
  schoolFullAddress: string;
}

/** What schools add to the signed-in user; it costs a statement only when it is asked for. */
@Resolver(() => MeModel)
export class MySchoolResolver {
  constructor(private readonly members: MembershipService) {}

  @Personal('own')
  @ResolveField(() => SchoolModel, { nullable: true, description: 'The school that the caller goes to.' })
  school(@Parent() me: MeModel): Promise<School | null> {
    return this.members.schoolOf(me.id);
  }
}
