import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Role } from '@lyceum/contracts/auth';
import { Personal } from '@lyceum/kernel';
import { RoleEnum } from '../users/user.model';

/** What somebody has chosen for the forum. */
@ObjectType('CommunitySettings')
export class CommunitySettingsModel {
  @Field(() => Int, { description: '0 a list, 1 a grid.' })
  desktopViewType: number;
}

/** The signed-in user, as only they see themselves. */
@ObjectType('UserSettings')
export class UserSettingsModel {
  @Field(() => CommunitySettingsModel)
  communitySettings: CommunitySettingsModel;
}

/** Picture of a person, as chats name them in the wire contract. */
@ObjectType('TwilioUserProfile')
export class TwilioUserProfileModel {
  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}

/** The caller as chats name them in the wire contract (checklist line 257). */
@ObjectType('TwilioUserData')
export class TwilioUserDataModel {
  @Field(() => ID)
  id: string;

  @Personal('own')
  @Field(() => String)
  email: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => TwilioUserProfileModel)
  userProfile: TwilioUserProfileModel;
}

@ObjectType('Me')
export class MeModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Personal('own')
  @Field(() => String)
  email: string;

  @Field(() => [RoleEnum])
  roles: Role[];

  @Personal('own')
  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { nullable: true })
  pictureUrl: string | null;

  @Field(() => Boolean, {
    description: 'Whether the person has confirmed the names; until then they are asked.',
  })
  nameConfirmed: boolean;

  @Field(() => Boolean, { description: 'Whether others see when this person is online.' })
  showOnlineStatus: boolean;

  @Personal('own')
  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`; null for who was never asked.' })
  dateOfBirth: string | null;

  @Personal('own')
  @Field(() => String, { nullable: true, description: 'Where the person lives, as a code of ISO 3166-1.' })
  country: string | null;

  @Personal('own')
  @Field(() => Boolean, {
    description: 'Whether staff have still to decide whether this person is an educator.',
  })
  awaitsTeacherRole: boolean;

  @Personal('own')
  @Field(() => Boolean, { description: 'Whether another service can be used to log in.' })
  hasSocialSignIn: boolean;

  @Field(() => Boolean, { description: 'Whether the educator’s views are shown.' })
  isTeacher: boolean;

  @Field(() => Boolean, { description: 'Whether the student’s views are shown.' })
  hasStudentCode: boolean;

  @Personal('own')
  @Field(() => Boolean, { description: 'Whether the present terms are agreed to.' })
  agreedToTerms: boolean;

  @Field(() => Boolean)
  viewRedesign: boolean;

  @Field(() => Boolean, { description: 'Whether the left navigation was last left narrow.' })
  mainNavBarClosed: boolean;

  @Field(() => CommunitySettingsModel)
  communitySettings: CommunitySettingsModel;

  @Personal('own')
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the account will be deleted, if the person has asked for that.',
  })
  deletesAt: Date | null;
}
