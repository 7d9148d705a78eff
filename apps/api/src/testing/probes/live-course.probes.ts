import { randomUUID } from 'node:crypto';
import { buildCertificate, buildGroup, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { type Ask, nothing, nowhere, ofReader } from '../asks';
import { courseOf, newLiveCourse, newLiveGroup } from '../live-courses';
import { buildPerson } from '../people';
import type { Probes } from '../probes';
import type { TestServer } from '../test-server';
import { sentReport } from '../uploads';

const inNoClass: Ask = (_, { id }) => [{ groupTag: 'NONE-1', userId: id }];
const ofNoLesson: Ask = () => [{ lessonId: nowhere }];

/** A student who was in a class to its end, and has confirmed their name. */
async function dueStudent(server: TestServer): Promise<{ groupId: string; studentId: string }> {
  const { manager } = server.database;
  const { id: groupId } = await buildGroup(manager, { endsAt: new Date(Date.now() - 60_000) });
  const { id: studentId } = await buildPerson(server);
  await buildMember(manager, { id: groupId }, { id: studentId });
  await server.database.query(
    `INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, 'Mei', 'Tanaka')`,
    [studentId],
  );
  return { groupId, studentId };
}

/** Somebody waits for the word of staff. @returns their place in the list */
async function askingIn(server: TestServer): Promise<string> {
  const { id: groupId } = await buildGroup(server.database.manager);
  const [asking] = await server.database.query<{ id: string }[]>(
    'INSERT INTO live_course_waiting (group_id, user_id, may_enter) VALUES ($1, $2, false) RETURNING id',
    [groupId, (await buildPerson(server)).id],
  );
  return asking?.id ?? '';
}

export const probes: Probes = {
  changes: {
    'liveCertificates.give': async (server) => {
      const { groupId, studentId } = await dueStudent(server);
      return { groupId, studentId };
    },
    'liveCertificates.issue': async (server) => {
      const { groupId } = await dueStudent(server);
      return { groupId, onlyCompleted: false, leastAttendance: 0, leastPoints: 0 };
    },
    'liveCertificates.withdraw': async (server) => {
      const { manager } = server.database;
      const certificate = await buildCertificate(
        manager,
        await buildGroup(manager),
        await buildPerson(server),
      );
      return { certificateId: certificate.id, reason: 'It was given by mistake.' };
    },
    'liveCourses.create': () => newLiveCourse(),
    'liveCourses.update': async (server) => {
      const { tag: _, ...course } = newLiveCourse();
      const group = await buildGroup(server.database.manager);
      return { ...course, courseId: await courseOf(server, group), revision: 1 };
    },
    'liveGroups.cancelLesson': async (server) => {
      const { manager } = server.database;
      const { id: lessonId } = await buildLesson(manager, await buildGroup(manager));
      return { lessonId, sequence: 0, scope: 'ONE' };
    },
    'liveGroups.create': async (server) => {
      const group = await buildGroup(server.database.manager);
      const groupTag = `${group.groupTag}-${randomUUID()}`;
      return newLiveGroup({ courseId: await courseOf(server, group), groupTag });
    },
    'liveGroups.enrol': async (server) => {
      const { id: groupId } = await buildGroup(server.database.manager);
      return { groupId, text: (await buildPerson(server)).email };
    },
    'liveGroups.enter': async (server) => {
      const { id: groupId } = await buildGroup(server.database.manager);
      return { groupId, email: (await buildPerson(server)).email, role: 'ASSISTANT' };
    },
    'liveGroups.letIn': async (server) => ({ askingId: await askingIn(server) }),
    'liveGroups.letInMany': async (server) => ({ ids: [await askingIn(server)] }),
    'liveGroups.move': async (server) => {
      const { manager } = server.database;
      const group = await buildGroup(manager);
      const { id: memberId } = await buildMember(manager, group, await buildPerson(server));
      const into = await buildGroup(manager, { groupTag: `${group.groupTag}-${randomUUID()}` });
      return { memberId, intoGroupId: into.id };
    },
    'liveGroups.refuse': async (server) => ({ askingId: await askingIn(server), reason: 'Not for you.' }),
    'liveGroups.restoreLesson': async (server) => {
      const { manager } = server.database;
      const { id: lessonId } = await buildLesson(manager, await buildGroup(manager));
      await server.database.query(`UPDATE live_lessons SET status = 'CANCELED' WHERE id = $1`, [lessonId]);
      return { lessonId, sequence: 0 };
    },
    'liveGroups.saveReports': async (server, admin) => {
      const { manager } = server.database;
      const group = await buildGroup(manager);
      const { id: memberId } = await buildMember(manager, group, await buildPerson(server));
      const path = await sentReport(server, admin);
      return { groupId: group.id, reports: [{ file: 'a.pdf', path, memberId }] };
    },
    'liveGroups.saveInstructor': async (server) => ({
      groupId: (await buildGroup(server.database.manager)).id,
      tag: `I-${randomUUID()}`,
      showName: 'Ms. Park',
      title: 'Poet',
      bio: '',
      imgUrl: '',
    }),
    'liveGroups.takeAway': async (server) => {
      const { manager } = server.database;
      const place = await buildMember(manager, await buildGroup(manager), await buildPerson(server));
      return { memberId: place.id };
    },
    'liveGroups.takeOffList': async (server) => {
      const { id: groupId } = await buildGroup(server.database.manager);
      const { id: userId } = await buildPerson(server);
      await server.database.query('INSERT INTO live_course_waiting (group_id, user_id) VALUES ($1, $2)', [
        groupId,
        userId,
      ]);
      return { groupId, userId };
    },
    'liveGroups.update': async (server) => ({
      groupId: (await buildGroup(server.database.manager)).id,
      revision: 1,
      seats: 12,
      takesEnrolments: true,
      instructorTag: null,
      firstDay: '2027-01-01',
      lastDay: '2027-06-30',
    }),
  },
  reads: async (server, { child }) => {
    const group = await buildGroup(server.database.manager);
    await buildMember(server.database.manager, group, child);
    await server.database.query(
      'INSERT INTO live_course_waiting (group_id, user_id, may_enter) VALUES ($1, $2, false)',
      [group.id, child.id],
    );
    const courseId = await courseOf(server, group);
    return {
      'liveCourses.get': { courseId },
      'liveCourses.groups': { courseId },
      'liveCourses.history': { id: courseId },
      'liveCertificates.ofGroup': { within: group.id },
      'liveCertificates.preview': {
        groupId: group.id,
        onlyCompleted: false,
        leastAttendance: 0,
        leastPoints: 0,
      },
      'liveGroups.asking': {},
      'liveGroups.matchReports': { groupId: group.id, files: ['nobody.pdf'] },
      'liveGroups.get': { groupId: group.id },
      'liveGroups.history': { id: group.id },
      'liveGroups.instructors': {},
      'liveGroups.people': { within: group.id },
      'liveGroups.waiting': { within: group.id },
      'liveGroups.preview': newLiveGroup({ courseId, groupTag: group.groupTag }),
      // What was typed is answered, and nothing else of an account.
      'liveGroups.previewEnrolment': { groupId: group.id, text: 'nobody' },
    };
  },
  asks: {
    getHomeworkSubmissions: () => [{ userLiveLessonHomeworkId: nowhere }],
    getLessonHomeworkData: ofNoLesson,
    getLiveAttendanceCorrections: () => [{ lessonId: nowhere, studentId: nowhere }],
    getLiveCourseAnnouncements: () => [{ groupTag: 'NONE-1' }],
    getLiveCourseCertificates: () => [{ groupTag: 'NONE-1' }],
    getLiveCourseRecordings: () => [{ groupTag: 'NONE-1' }],
    getLiveRecording: () => [{ recordingId: nowhere }],
    getLiveRecordingsOfMe: nothing,
    getLiveRecordingLink: () => [{ recordingId: nowhere }],
    searchLiveRecordings: () => [{ groupTag: 'NONE-1', text: 'voice' }],
    getLiveCourseAttendance: () => [{ groupTag: 'NONE-1' }],
    getLiveCourseAttendanceFile: () => [{ groupTag: 'NONE-1' }],
    getLiveCourseGradebook: () => [{ groupTag: 'NONE-1' }],
    getLiveCourseGradeRecord: (_, { id }) => [{ homeworkId: nowhere, studentId: id }],
    getLiveLessonCalendarFile: ofNoLesson,
    getLiveLessonSubstitutes: ofNoLesson,
    getLiveLessonsStoodIn: nothing,
    getOwedLiveHomeworks: ofReader,
    getOwnLiveCertificate: inNoClass,
    getOwnLiveCourseAttendance: inNoClass,
    getCommentTemplates: ofReader,
    getLiveWorkToLookAt: ofReader,
    getWorkPins: () => [{ userLiveLessonHomeworkId: nowhere }],
    getLiveCourse: () => [{ courseTag: 'NONE' }],
    getLiveCourseDraft: () => [{ courseTag: 'NONE' }],
    getLiveCourseForum: () => [{ groupTag: 'NONE-1' }],
    getLiveCoursePage: () => [{ courseTag: 'NONE' }],
    getPublishedLiveCourses: nothing,
    getSingleLiveCourseGroupData: () => [{ groupTag: 'NONE-1' }],
    getStudentListForSingleLiveCourseGroup: () => [{ groupTag: 'NONE-1' }],
    getStudentOwnLiveLessonHomeworks: inNoClass,
    getStudentReportUrl: inNoClass,
    getSubmissionReceiptFile: () => [{ code: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    getLyceumStudentClasses: ofReader,
    getLyceumTeacherClasses: ofReader,
    getUserClassEnrollmentStatus: ofReader,
    getUserLiveCourseGroupList: ofReader,
    getUserLiveCourseRole: inNoClass,
    getUserLiveCoursesBothRoles: ofReader,
  },
  ids: { recordingId: [nowhere], pinId: [nowhere], templateId: [nowhere] },
};
