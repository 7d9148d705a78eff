import {
  ClassroomDocument,
  type ClassroomQuery,
  graphqlQueryOptions,
  LessonWorkDocument,
  OwedHomeworkDocument,
  OwnClassesDocument,
  OwnHomeworkDocument,
  type OwnHomeworkQuery,
  refreshQueries,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

export type Classroom = ClassroomQuery['getSingleLiveCourseGroupData'];
export type Lesson = Classroom['lessons'][number];
export type Material = Classroom['documents'][number];
export type OwnHomework = OwnHomeworkQuery['getStudentOwnLiveLessonHomeworks'][number];

export const ownClassesQuery = (userId: string) => graphqlQueryOptions(OwnClassesDocument, { userId });

export const owedHomeworkQuery = (userId: string) => graphqlQueryOptions(OwedHomeworkDocument, { userId });

/** A classroom, asked for again when its next lesson opens or ends: then who takes part may join. */
export const classroomQuery = (groupTag: string) => ({
  ...graphqlQueryOptions(ClassroomDocument, { groupTag }),
  refetchInterval: ({ state }: { state: { data?: ClassroomQuery | undefined } }) =>
    untilNextChange(state.data?.getSingleLiveCourseGroupData.lessons ?? []),
});

export const ownHomeworkQuery = (groupTag: string, userId: string) =>
  graphqlQueryOptions(OwnHomeworkDocument, { groupTag, userId });

export const lessonWorkQuery = (lessonId: string) => graphqlQueryOptions(LessonWorkDocument, { lessonId });

/** Has all of it asked for again. */
export const refreshClasses = (queryClient: QueryClient): Promise<void> =>
  refreshQueries(
    queryClient,
    ClassroomDocument,
    OwnHomeworkDocument,
    OwedHomeworkDocument,
    LessonWorkDocument,
    OwnClassesDocument,
  );

/** Timers of browsers end at 24 days. */
const longestWait = 86_400_000;

/** In ms, a second after the next moment at which a lesson can be joined or is over; false without one. */
function untilNextChange(lessons: readonly Lesson[]): number | false {
  const now = Date.now();
  const moments = lessons
    .flatMap(({ startDateTime, endDateTime }) => [opensAt(startDateTime), Date.parse(endDateTime)])
    .filter((moment) => moment > now);
  return moments.length === 0 ? false : Math.min(Math.min(...moments) - now + 1_000, longestWait);
}

/** From when on a lesson can be joined. */
export const opensAt = (startDateTime: string): number => Date.parse(startDateTime) - 10 * 60_000;

/** The lesson that is on or comes next. */
export const nextOf = (lessons: readonly Lesson[], now: Date): Lesson | undefined =>
  lessons
    .filter(({ status, endDateTime }) => status === 'PLANNED' && Date.parse(endDateTime) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startDateTime) - Date.parse(other.startDateTime))[0];
