import { UserSummaryModel } from '@lyceum/auth';
import { type ProfileViewer, profileViewers } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { contractEnum, PrivacyEnum } from '@lyceum/kernel';
import { Field, Int, ObjectType } from '@nestjs/graphql';

export const ProfileViewerEnum = contractEnum(
  'ProfileViewer',
  profileViewers,
  'Who may come by a profile, as its owner thinks of them.',
);

@ObjectType('ProfileAudience', { description: 'People of one kind, and what of a profile they read.' })
export class ProfileAudienceModel {
  @Field(() => ProfileViewerEnum)
  viewer: ProfileViewer;

  @Field(() => [PrivacyEnum], { description: 'They read what is set to one of these.' })
  levels: PrivacyLevel[];

  @Field(() => Int, { nullable: true, description: 'How many they are; null where that is everybody else.' })
  count: number | null;

  @Field(() => [UserSummaryModel], { description: 'The first of them, by name.' })
  people: UserSummaryModel[];
}
