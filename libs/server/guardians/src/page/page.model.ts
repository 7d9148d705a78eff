import { UserSummaryModel } from '@lyceum/auth';
import { type GuardianTopicName, guardianTopicNames } from '@lyceum/contracts/guardians';
import {
  contractEnum,
  type GuardianDay,
  type GuardianEntry,
  type GuardianFigure,
  type GuardianTopicContent,
} from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

export const GuardianTopicNameEnum = contractEnum(
  'GuardianTopicName',
  guardianTopicNames,
  'What guardians can be told about.',
);

/** As `GuardianFigure`. */
@ObjectType('GuardianFigure', { description: 'A number that says something by itself.' })
export class GuardianFigureModel implements GuardianFigure {
  @Field(() => String)
  label: string;

  @Field(() => String)
  value: string;
}

/** As `GuardianEntry`. */
@ObjectType('GuardianEntry', { description: 'One thing of a list.' })
export class GuardianEntryModel implements GuardianEntry {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { nullable: true })
  detail: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  at: Date | null;

  @Field(() => String, { nullable: true, description: 'Path of what it is about.' })
  url: string | null;
}

/** As `GuardianDay`. */
@ObjectType('GuardianDay', { description: 'Minutes of a day.' })
export class GuardianDayModel implements GuardianDay {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => Int)
  minutes: number;
}

/** As `GuardianTopicContent`. */
@ObjectType('GuardianTopicContent', { description: 'What a topic says.' })
export class GuardianTopicContentModel implements GuardianTopicContent {
  @Field(() => [GuardianFigureModel])
  figures: readonly GuardianFigure[];

  @Field(() => [GuardianEntryModel])
  entries: readonly GuardianEntry[];

  @Field(() => [GuardianDayModel])
  days: readonly GuardianDay[];
}

@ObjectType('GuardianTopic')
export class GuardianTopicModel {
  @Field(() => GuardianTopicNameEnum)
  name: GuardianTopicName;

  @Field(() => Boolean, { description: 'Whether the student may choose whether guardians are told.' })
  mayChoose: boolean;

  @Field(() => Int, { description: 'The age from which on they may.' })
  choosableFrom: number;

  @Field(() => GuardianTopicContentModel, {
    nullable: true,
    description: 'Null where guardians are not told: to the student, too, who so sees what guardians see.',
  })
  content: GuardianTopicContent | null;
}

@ObjectType('GuardianPage', {
  description: 'What guardians are told of a student. The student is answered the same.',
})
export class GuardianPageModel {
  @Field(() => UserSummaryModel)
  student: UserSummaryModel;

  @Field(() => [GuardianTopicModel])
  topics: GuardianTopicModel[];

  @Field(() => Boolean, {
    description: 'Whether the caller gave the consent to the account, and can withdraw it.',
  })
  mayWithdrawConsent: boolean;
}
