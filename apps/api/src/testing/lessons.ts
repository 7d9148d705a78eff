import { ClassCalls, type ClassScene } from './classes';
import type { Person } from './people';
import type { TestServer } from './test-server';

export interface Changed {
  id: string;
  startDateTime: string;
  status: string;
  sequence: number;
}

interface Edit {
  lessonId: string;
  sequence?: number;
  scope?: 'ONE' | 'FOLLOWING';
}

export interface Attended {
  lessonNumber: number;
  studentId: string;
  state: string;
  minutes: number;
  meetingMinutes: number | null;
  late: boolean;
  leftEarly: boolean;
  reason: string | null;
}

const answer = '{ id startDateTime status sequence }';

/** The calls about when lessons are and who was in them, as the screens send them. */
export class LessonCalls extends ClassCalls {
  constructor(private readonly served: TestServer) {
    super(served);
  }

  /** An hour from `at` on. */
  move(person: Person, { lessonId, sequence = 0, scope = 'ONE' }: Edit, at: Date) {
    return this.ask<{ moveLiveLesson: Changed[] } | null>(
      person,
      `mutation ($lessonId: ID!, $sequence: Int!, $scope: LessonScope!, $from: DateTime!, $to: DateTime!) {
         moveLiveLesson(lessonId: $lessonId, sequence: $sequence, scope: $scope, startDateTime: $from, endDateTime: $to) ${answer} }`,
      { lessonId, sequence, scope, from: at, to: new Date(at.getTime() + 3_600_000) },
    );
  }

  hold(person: Person, { lessonId, sequence = 0, scope = 'ONE' }: Edit, meetingLink: string) {
    return this.ask<{ setLiveLessonMeeting: Changed[] } | null>(
      person,
      `mutation ($lessonId: ID!, $sequence: Int!, $scope: LessonScope!, $meetingLink: String!) {
         setLiveLessonMeeting(lessonId: $lessonId, sequence: $sequence, scope: $scope, meetingLink: $meetingLink) ${answer} }`,
      { lessonId, sequence, scope, meetingLink },
    );
  }

  cancel(person: Person, { lessonId, sequence = 0, scope = 'ONE' }: Edit) {
    return this.ask<{ cancelLiveLesson: Changed[] } | null>(
      person,
      `mutation ($lessonId: ID!, $sequence: Int!, $scope: LessonScope!) {
         cancelLiveLesson(lessonId: $lessonId, sequence: $sequence, scope: $scope) ${answer} }`,
      { lessonId, sequence, scope },
    );
  }

  restore(person: Person, { lessonId, sequence = 0 }: Edit) {
    return this.ask<{ restoreLiveLesson: Changed[] } | null>(
      person,
      `mutation ($lessonId: ID!, $sequence: Int!) { restoreLiveLesson(lessonId: $lessonId, sequence: $sequence) ${answer} }`,
      { lessonId, sequence },
    );
  }

  substitute(person: Person, { lessonId, sequence = 0 }: Edit, who: Person | null) {
    return this.ask<{ setLiveLessonSubstitute: Changed[] } | null>(
      person,
      `mutation ($lessonId: ID!, $sequence: Int!, $who: ID) {
         setLiveLessonSubstitute(lessonId: $lessonId, sequence: $sequence, substituteId: $who) ${answer} }`,
      { lessonId, sequence, who: who?.id ?? null },
    );
  }

  async candidates(person: Person, lessonId: string) {
    const { data } = await this.ask<{ getLiveLessonSubstitutes: { id: string }[] } | null>(
      person,
      'query ($lessonId: ID!) { getLiveLessonSubstitutes(lessonId: $lessonId) { id } }',
      { lessonId },
    );
    return data?.getLiveLessonSubstitutes.map(({ id }) => id);
  }

  async stoodIn(person: Person) {
    const { data } = await this.ask<{ getLiveLessonsStoodIn: { id: string; startUrl: string | null }[] }>(
      person,
      'query { getLiveLessonsStoodIn { id startUrl } }',
      {},
    );
    return data.getLiveLessonsStoodIn;
  }

  keepTimeZone(person: Person, timeZone: string) {
    return this.ask(person, 'mutation ($timeZone: String!) { keepMyTimeZone(timeZone: $timeZone) }', {
      timeZone,
    });
  }

  /** What somebody's bell tells of a type, the newest first. */
  async bell(person: Person, type: string): Promise<string[]> {
    const { data } = await this.ask<{ getNotificationsForUser: { description: string }[] }>(
      person,
      `query ($id: ID!, $types: [String!]!) {
         getNotificationsForUser(userId: $id, type: $types, platform: "web") { description } }`,
      { id: person.id, types: [type] },
    );
    return data.getNotificationsForUser.map(({ description }) => description);
  }

  join(person: Person, lessonId: string) {
    return this.ask<{ joinLiveLesson: { url: string } } | null>(
      person,
      'mutation ($lessonId: ID!) { joinLiveLesson(lessonId: $lessonId) { url } }',
      { lessonId },
    );
  }

  async stay(person: Person, lessonId: string) {
    const { data } = await this.ask<{ stayInLiveLesson: boolean }>(
      person,
      'mutation ($lessonId: ID!) { stayInLiveLesson(lessonId: $lessonId) }',
      { lessonId },
    );
    return data.stayInLiveLesson;
  }

  correct(
    person: Person,
    input: { lessonId: string; studentId: string; state: string; reason?: string; minutes?: number },
  ) {
    return this.ask<{ correctLiveAttendance: Attended } | null>(
      person,
      `mutation ($lessonId: ID!, $studentId: ID!, $state: AttendanceState!, $minutes: Int, $reason: String!) {
         correctLiveAttendance(lessonId: $lessonId, studentId: $studentId, state: $state, minutes: $minutes, reason: $reason) {
           studentId state minutes reason } }`,
      { reason: 'They were on the phone.', ...input },
    );
  }

  attendance(person: Person, { group }: Pick<ClassScene, 'group'>) {
    return this.ask<{ getLiveCourseAttendance: Attended[] } | null>(
      person,
      `query ($groupTag: String!) { getLiveCourseAttendance(groupTag: $groupTag) {
         lessonNumber studentId state minutes meetingMinutes late leftEarly reason } }`,
      { groupTag: group.groupTag },
    );
  }

  ownAttendance(person: Person, { group }: Pick<ClassScene, 'group'>) {
    return this.ask<{ getOwnLiveCourseAttendance: Attended[] } | null>(
      person,
      `query ($groupTag: String!, $me: ID!) { getOwnLiveCourseAttendance(groupTag: $groupTag, userId: $me) {
         lessonNumber studentId state minutes meetingMinutes late leftEarly reason } }`,
      { groupTag: group.groupTag, me: person.id },
    );
  }

  corrections(person: Person, lessonId: string, studentId: string) {
    return this.ask<{
      getLiveAttendanceCorrections: {
        state: string;
        minutes: number | null;
        reason: string;
        correctedAt: string;
        correctedBy: string;
      }[];
    }>(
      person,
      `query ($lessonId: ID!, $studentId: ID!) { getLiveAttendanceCorrections(lessonId: $lessonId, studentId: $studentId) {
         state minutes reason correctedAt correctedBy } }`,
      { lessonId, studentId },
    );
  }

  file(person: Person, { group }: Pick<ClassScene, 'group'>) {
    return this.ask<{ getLiveCourseAttendanceFile: { fileName: string; content: string } } | null>(
      person,
      'query ($groupTag: String!) { getLiveCourseAttendanceFile(groupTag: $groupTag) { fileName content } }',
      { groupTag: group.groupTag },
    );
  }

  /** Lets time go by for a lesson and everything in it. */
  async minutesPass(lessonId: string, minutes: number): Promise<void> {
    const values = [lessonId, `${String(minutes)} minutes`];
    await this.served.database.query(
      'UPDATE live_lessons SET starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval WHERE id = $1',
      values,
    );
    await this.served.database.query(
      `UPDATE live_course_members SET joined_at = joined_at - $2::interval
       WHERE group_id = (SELECT group_id FROM live_lessons WHERE id = $1)`,
      values,
    );
    await this.served.database.query(
      'UPDATE live_attendances SET joined_at = joined_at - $2::interval, seen_at = seen_at - $2::interval WHERE lesson_id = $1',
      values,
    );
  }
}
