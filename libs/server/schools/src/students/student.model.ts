import { type StudentTopicName, studentTopicNames } from '@lyceum/contracts/schools';
import { contractEnum, type StudentFact } from '@lyceum/kernel';
import { Field, ID, ObjectType } from '@nestjs/graphql';

export const StudentTopicNameEnum = contractEnum(
  'StudentTopicName',
  studentTopicNames,
  'What schools and agents are told of a student besides the name.',
);

/** As `StudentFact`. */
@ObjectType('StudentFact', { description: 'One thing of a topic.' })
export class StudentFactModel implements StudentFact {
  @Field(() => String)
  title: string;

  @Field(() => String, { nullable: true })
  detail: string | null;
}

@ObjectType('StudentTopic')
export class StudentTopicModel {
  @Field(() => StudentTopicNameEnum)
  name: StudentTopicName;

  @Field(() => [StudentFactModel])
  facts: readonly StudentFact[];
}

@ObjectType('ListedStudent', { description: 'A student as a school or an agent sees them: nothing else.' })
export class ListedStudentModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => [StudentTopicModel])
  topics: StudentTopicModel[];
}

@ObjectType('ListedStudentsPage', { description: 'By name.' })
export class ListedStudentsPageModel {
  @Field(() => [StudentTopicNameEnum], { description: 'What is told of each of them.' })
  topics: StudentTopicName[];

  @Field(() => [ListedStudentModel])
  rows: ListedStudentModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  nextCursor: string | null;
}
