import {
  AgentCodeDocument,
  AgentStudentsDocument,
  graphqlPages,
  graphqlQueryOptions,
  SchoolStudentsDocument,
  type SchoolStudentsQuery,
  StaffedSchoolsDocument,
  type StaffedSchoolsQuery,
  StudentAgentsDocument,
  type StudentAgentsQuery,
} from '@lyceum/web-graphql';

export type StaffedSchool = StaffedSchoolsQuery['getStaffedSchools'][number];
export type ListedStudent = SchoolStudentsQuery['page']['rows'][number];
export type StudentAgent = StudentAgentsQuery['getStudentAgents']['agents'][number];

export const staffedSchoolsQuery = (userId: string) =>
  graphqlQueryOptions(StaffedSchoolsDocument, { userId });

export const schoolStudentsQuery = (userId: string, schoolId: string, search: string) =>
  graphqlPages(SchoolStudentsDocument, {
    variables: (cursor: string | null) => ({ userId, schoolId, search, cursor }),
    page: ({ page }) => page,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });

export const agentStudentsQuery = (userId: string, search: string) =>
  graphqlPages(AgentStudentsDocument, {
    variables: (cursor: string | null) => ({ userId, search, cursor }),
    page: ({ page }) => page,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });

export const agentCodeQuery = (userId: string) => graphqlQueryOptions(AgentCodeDocument, { userId });

/** Of oneself, or of a child one looks after. */
export const studentAgentsQuery = (userId: string, studentId: string) =>
  graphqlQueryOptions(StudentAgentsDocument, { userId, studentId });
