import { apiFetch, type SessionUser, takeArrivedAnswer } from '@lyceum/session';
import { graphqlQueryOptions, ShellMeDocument, type ShellMeQuery } from '@lyceum/web-graphql';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TabFacts } from './side-tabs';

/** The user as the server knows them; shared by everything in the shell. */
export const shellMeOptions = () => graphqlQueryOptions(ShellMeDocument);

/** Whether the user takes part in a summit cycle now (checklist line 36). */
const activeCycleOptions = (userId: string) => {
  const path = `/getActiveUserCycle?${new URLSearchParams({ userId }).toString()}`;
  return queryOptions({
    queryKey: ['rest', 'getActiveUserCycle', userId],
    queryFn: async ({ signal }) => hasClassroom(await apiFetch(path, { signal })),
    initialData: () => takeArrivedAnswer({ method: 'GET', path }, hasClassroom),
  });
};

export type ShellUser = ShellMeQuery['me'];

/** What the shell knows about its user. Until the server has answered, only what the token says. */
export function useShellData(user: SessionUser): { me: ShellUser | undefined; facts: TabFacts } {
  const me = useQuery(shellMeOptions()).data?.me;
  const isInActiveCycle = useQuery(activeCycleOptions(user.id)).data ?? false;
  const facts: TabFacts = {
    roles: user.roles,
    isTeacher: me?.isTeacher ?? false,
    hasStudentCode: me?.hasStudentCode ?? false,
    hasLiveCourses: me?.hasLiveCourses ?? false,
    looksAfterStudents: me?.looksAfterStudents ?? false,
    worksAtSchool: me?.worksAtSchool ?? false,
    isInActiveCycle,
  };
  return { me, facts };
}

function hasClassroom(answer: unknown): boolean {
  const data = memberOf(answer, 'data');
  return (
    typeof memberOf(data, 'userCycleClassroom') === 'object' && memberOf(data, 'userCycleClassroom') !== null
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
