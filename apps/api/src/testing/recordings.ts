import type { OwnRecordingsAnswer } from '@lyceum/contracts/live-course';
import type { ClassScene } from './classes';
import type { LessonCalls } from './lessons';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** A recording as a class is told of it. */
export interface ShownRecording {
  id: string;
  fileName: string;
  state: string;
  failure: string | null;
  seconds: number | null;
  hasCaptions: boolean;
  deletedAt: string | null;
  isKept: boolean;
  meetingUUID: string | null;
}

interface Played {
  fileLink: string;
  linkExpires: string;
  captions: { starts: number; ends: number; text: string }[];
}

const fields = 'id fileName state failure seconds hasCaptions deletedAt isKept meetingUUID';

interface Place {
  readonly server: TestServer;
  readonly calls: LessonCalls;
  readonly scene: ClassScene;
}

/** The calls of recordings, as the screens send them. @param at where they are sent when they are */
export const recordingCalls = (at: () => Place) => ({ ...watchingCalls(at), ...keepingCalls(at) });

const keepingCalls = (at: () => Place) => ({
  add: (person: Person, path: string, fileName = 'Lesson one') =>
    at().calls.ask<{ addLiveRecording: ShownRecording } | null>(
      person,
      `mutation ($lesson: ID!, $path: String!, $name: String!) {
       addLiveRecording(lessonId: $lesson, path: $path, fileName: $name) { ${fields} } }`,
      { lesson: at().scene.lesson.id, path, name: fileName },
    ),
  change: (person: Person, how: 'retry' | 'delete' | 'restore', id: string) =>
    at().calls.ask<Record<string, ShownRecording> | null>(
      person,
      `mutation ($id: ID!) { ${how}LiveRecording(recordingId: $id) { ${fields} } }`,
      { id },
    ),
  caption: (person: Person, id: string, captions: string) =>
    at().calls.ask<{ saveLiveRecordingCaptions: ShownRecording } | null>(
      person,
      `mutation ($id: ID!, $captions: String!) {
       saveLiveRecordingCaptions(recordingId: $id, captions: $captions) { ${fields} } }`,
      { id, captions },
    ),
});

const watchingCalls = (at: () => Place) => ({
  list: (person: Person) =>
    at().calls.ask<{ getLiveCourseRecordings: ShownRecording[] } | null>(
      person,
      `query ($tag: String!) { getLiveCourseRecordings(groupTag: $tag) { ${fields} } }`,
      { tag: at().scene.group.groupTag },
    ),
  play: (person: Person, id: string) =>
    at().calls.ask<{ getLiveRecording: Played } | null>(
      person,
      `query ($id: ID!) { getLiveRecording(recordingId: $id) { fileLink linkExpires captions { starts ends text } } }`,
      { id },
    ),
  renew: (person: Person, id: string) =>
    at().calls.ask<{ getLiveRecordingLink: Played } | null>(
      person,
      'query ($id: ID!) { getLiveRecordingLink(recordingId: $id) { fileLink linkExpires } }',
      { id },
    ),
  search: (person: Person, text: string) =>
    at().calls.ask<{ searchLiveRecordings: { recordingId: string; starts: number; text: string }[] } | null>(
      person,
      `query ($tag: String!, $text: String!) {
       searchLiveRecordings(groupTag: $tag, text: $text) { recordingId starts text } }`,
      { tag: at().scene.group.groupTag, text },
    ),
  async own(person: Person) {
    const { body } = await at()
      .server.http.get('/get-recording')
      .query({ userId: person.id })
      .set('authorization', `Bearer ${person.token}`)
      .expect(200);
    return (body as OwnRecordingsAnswer).data.recordings;
  },
});
