import type { Gradebook } from '@lyceum/contracts/live-course';
import { execute, GradebookDocument, GradeRecordDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { queryOptions } from '@tanstack/react-query';

/** The grid comes as JSON that the database put together. */
export const gradebookQuery = (groupTag: string) =>
  queryOptions({
    queryKey: ['gradebook', groupTag],
    queryFn: async () =>
      JSON.parse((await execute(GradebookDocument, { groupTag })).getLiveCourseGradebook) as Gradebook,
  });

export const gradeRecordQuery = (homeworkId: string, studentId: string) => ({
  ...graphqlQueryOptions(GradeRecordDocument, { homeworkId, studentId }),
  staleTime: 0,
  // What was seen last may be somebody else's edit ago: it is asked for each time.
  gcTime: 0,
});
