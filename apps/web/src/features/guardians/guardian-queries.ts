import {
  GuardianPageDocument,
  type GuardianPageQuery,
  GuardianStudentsDocument,
  type GuardianStudentsQuery,
  graphqlQueryOptions,
  MyGuardiansDocument,
} from '@lyceum/web-graphql';

/** What is between the signed-in user and a guardian or a student. */
export type GuardianTie = GuardianStudentsQuery['getGuardianStudents'][number];

export type GuardianPage = GuardianPageQuery['getGuardianPage'];
export type GuardianTopic = GuardianPage['topics'][number];

export const studentsQuery = (userId: string) => graphqlQueryOptions(GuardianStudentsDocument, { userId });

export const myGuardiansQuery = (userId: string) => graphqlQueryOptions(MyGuardiansDocument, { userId });

/** What guardians see of a student; of oneself what one's own see. */
export const guardianPageQuery = (userId: string, studentId: string) =>
  graphqlQueryOptions(GuardianPageDocument, { userId, studentId });
