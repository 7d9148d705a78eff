import { RoleEnum } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import type { FriendRelationStatus } from '@lyceum/contracts/friends';
import {
  type ProfileFieldName,
  profileFieldNames,
  type ProfilePartName,
  profilePartNames,
} from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { FriendRelationStatusEnum } from '@lyceum/friends';
import { Personal, PrivacyEnum } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { AchievementModel } from '../achievements/achievement.model';
import { KpiModel } from '../points/kpi.model';

@ObjectType('ProfileField')
export class ProfileFieldModel {
  @Field(() => String, {
    nullable: true,
    description: 'Null where it is not shown to the caller, or not filled in.',
  })
  value: string | null;

  @Field(() => PrivacyEnum, {
    nullable: true,
    description: 'Who may see it; null to everybody but its owner.',
  })
  privacy: PrivacyLevel | null;
}

/** What somebody tells of themselves: a field for each of `profileFields`. */
@ObjectType('UserProfile')
export class UserProfileModel {}

for (const name of profileFieldNames) {
  Field(() => ProfileFieldModel)(UserProfileModel.prototype, name);
  Personal('shown')(UserProfileModel.prototype, name);
}

/** Who may see what else a profile tells: a field for each of `profileParts`. */
@ObjectType('PartPrivacy')
export class PartPrivacyModel {}

for (const name of profilePartNames) Field(() => PrivacyEnum)(PartPrivacyModel.prototype, name);

@ObjectType('UserRole')
export class UserRoleModel {
  @Field(() => RoleEnum)
  roleName: Role;
}

@ObjectType('UserReference')
export class UserReferenceModel {
  @Field(() => ID)
  id: string;
}

@ObjectType('UserRelation')
export class UserRelationModel {
  @Field(() => ID)
  id: string;

  @Field(() => FriendRelationStatusEnum)
  status: FriendRelationStatus;

  @Field(() => UserReferenceModel, { description: 'Who asked.' })
  requestingUser: UserReferenceModel;
}

/** Somebody as their profile shows them to the caller. */
@ObjectType('User', { description: 'Somebody as their profile shows them to the caller.' })
export class UserModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;

  @Field(() => String, { nullable: true, description: 'The wide picture above their name.' })
  coverUrl: string | null;

  @Field(() => [UserRoleModel], {
    description: 'All of them to oneself; to others, those that are for everybody.',
  })
  roleArray: UserRoleModel[];

  @Personal('own')
  @Field(() => String, { nullable: true, description: 'Null to everybody but its owner.' })
  email: string | null;

  @Personal('own')
  @Field(() => Boolean, { nullable: true, description: 'Null to everybody but its owner.' })
  nameConfirmed: boolean | null;

  @Personal('own')
  @Field(() => String, { nullable: true, description: 'Null to everybody but its owner.' })
  certificateFirstName: string | null;

  @Personal('own')
  @Field(() => String, { nullable: true, description: 'Null to everybody but its owner.' })
  certificateLastName: string | null;

  @Personal('own')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the name on certificates is confirmed, which it is once; null to everybody but its owner.',
  })
  certificateConfirm: boolean | null;

  @Personal('shown')
  @Field(() => String, { nullable: true })
  aboutMe: string | null;

  @Personal('shown')
  @Field(() => GraphQLISODateTime, { nullable: true })
  createdAt: Date | null;

  @Personal('shown')
  @Field(() => String, { nullable: true, description: 'The school they go to, and its city.' })
  school: string | null;

  @Field(() => UserProfileModel)
  userProfile: Record<ProfileFieldName, ProfileFieldModel>;

  @Field(() => PartPrivacyModel, { nullable: true, description: 'Null to everybody but its owner.' })
  partPrivacy: Record<ProfilePartName, PrivacyLevel> | null;

  @Field(() => KpiModel, { nullable: true, description: 'Null where it is not shown to the caller.' })
  kpi: KpiModel | null;

  @Field(() => [AchievementModel], {
    nullable: true,
    description:
      'What they have earned by rules, the latest first; null where it is not shown to the caller.',
  })
  achievements: AchievementModel[] | null;

  @Field(() => [AchievementModel], {
    nullable: true,
    description: 'What staff have given them, the latest first; null where it is not shown to the caller.',
  })
  userBadges: AchievementModel[] | null;

  @Field(() => Boolean, { description: 'Whether they are a student of the caller.' })
  requestingUserIsTheTeacherOfThisUser: boolean;
}
