import { expect } from '@jest/globals';
import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import { buildGroup, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { FriendCalls } from './friends';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';

/** A group with somebody in each role, somebody in none, and a lesson tomorrow. */
export interface ClassScene {
  readonly group: { id: string; groupTag: string };
  readonly lesson: { id: string };
  readonly teacher: Person;
  readonly assistant: Person;
  readonly student: Person;
  readonly classmate: Person;
  readonly observer: Person;
  readonly outsider: Person;
  /** Their places in the group. */
  readonly places: Readonly<Record<'student' | 'classmate', string>>;
}

export async function buildClass(server: TestServer): Promise<ClassScene> {
  const { manager } = server.database;
  const group = await buildGroup(manager);
  const lesson = await buildLesson(manager, group, { lessonNumber: 1, topic: 'Voice' });
  const enter = async (role: LiveCourseRole, isTeacher = role === 'TEACHER') => {
    const person = await buildPerson(server, { roles: [isTeacher ? 'TEACHER' : 'STUDENT'] });
    return { person, place: (await buildMember(manager, group, person, role)).id };
  };
  const [teacher, assistant, student, classmate, observer] = [
    await enter('TEACHER'),
    await enter('ASSISTANT'),
    await enter('STUDENT'),
    await enter('STUDENT'),
    await enter('OBSERVER'),
  ];
  return {
    group,
    lesson,
    teacher: teacher.person,
    assistant: assistant.person,
    student: student.person,
    classmate: classmate.person,
    observer: observer.person,
    outsider: await buildPerson(server, { roles: ['TEACHER'] }),
    places: { student: student.place, classmate: classmate.place },
  };
}

/** A chat of these people, which somebody may hold a lesson in. @returns its id */
export async function buildChatOf(server: TestServer, ...people: readonly Person[]): Promise<string> {
  const [chat] = await server.database.query<{ id: string }[]>(
    `WITH made AS (INSERT INTO chats (title) VALUES ('Ours') RETURNING id), members AS (
       INSERT INTO chat_members (chat_id, user_id, role) SELECT made.id, u, 'MEMBER' FROM made, unnest($1::uuid[]) u)
     SELECT id FROM made`,
    [people.map(({ id }) => id)],
  );
  return chat?.id ?? '';
}

interface PersonInClass {
  id: string;
  email: string | null;
  role: string;
}

interface Classroom {
  role: string | null;
  liveCourse: { courseTag: string };
  teacherList: PersonInClass[];
  studentList: PersonInClass[];
  documents: { docName: string }[];
  lessons: {
    id: string;
    lessonTopic: string;
    zoomLink: string | null;
    startUrl: string | null;
    hostEmail: string | null;
    documents: { docName: string; docType: string; correspondingDocId: string | null }[];
    lessonHomeworks: { homeworkTopic: string; point: number }[];
  }[];
}

interface HandedIn {
  id: string;
  late: boolean;
  viewed: boolean;
  submittedLink: string;
}

/** The calls of the classroom, as the screens send them. */
export class ClassCalls extends FriendCalls {
  /** The whole answer, errors included. */
  open(person: Person, groupTag: string) {
    return this.ask<{ getSingleLiveCourseGroupData: Classroom } | null>(
      person,
      `query ($groupTag: String!) { getSingleLiveCourseGroupData(groupTag: $groupTag) {
         role liveCourse { courseTag } teacherList { id email role } studentList { id email role } documents { docName }
         lessons { id lessonTopic zoomLink startUrl hostEmail documents { docName docType correspondingDocId }
           lessonHomeworks { homeworkTopic point } } } }`,
      { groupTag },
    );
  }

  async classroom(person: Person, { group }: ClassScene): Promise<Classroom> {
    const { data, errors } = await this.open(person, group.groupTag);
    expect(errors).toBeUndefined();
    return data!.getSingleLiveCourseGroupData;
  }

  submit(
    person: Person,
    { lesson }: ClassScene,
    homework: { id: string },
    url = 'https://example.com/essay',
  ) {
    return this.ask<{ saveStudentLiveCourseHomeworkLink: HandedIn } | null>(
      person,
      `mutation ($url: String!, $homework: ID!, $me: ID!, $lesson: ID!) {
         saveStudentLiveCourseHomeworkLink(url: $url, liveCourseHomeworkId: $homework, userId: $me, lessonId: $lesson) {
           id late viewed submittedLink } }`,
      { url, homework: homework.id, me: person.id, lesson: lesson.id },
    );
  }

  change(person: Person, place: string, input: object) {
    return this.ask<{ updateUserLiveCourse: { reportUrl: string | null; state: string } } | null>(
      person,
      `mutation ($id: ID!, $input: UpdateUserLiveCourseInput!) {
         updateUserLiveCourse(userLiveCourseId: $id, input: $input) { reportUrl state } }`,
      { id: place, input },
    );
  }
}
