import { type SchoolStaffRole, schoolStaffRoles } from '@lyceum/contracts/schools';
import { contractEnum } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

export const SchoolStaffRoleEnum = contractEnum(
  'SchoolStaffRole',
  schoolStaffRoles,
  'As what somebody works at a school.',
);

@ObjectType('StaffedSchool', { description: 'A school that the caller works at.' })
export class StaffedSchoolModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Where it is.' })
  place: string;

  @Field(() => SchoolStaffRoleEnum)
  role: SchoolStaffRole;

  @Field(() => GraphQLISODateTime)
  since: Date;
}
