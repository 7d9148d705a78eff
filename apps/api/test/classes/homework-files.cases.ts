import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors, type ReceiptKeys } from '@lyceum/contracts/live-course';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { buildHomework } from '@lyceum/live-course/testing';
import { pdf } from '@lyceum/uploads/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
import { checkOffline, ReceiptCalls } from '../../src/testing/receipts';
import { TestServer } from '../../src/testing/test-server';
import { askForUrl, begin, put, queryOf, type TestFile } from '../../src/testing/uploads';

let server: TestServer;
let calls: ReceiptCalls;
let scene: ClassScene;
let homework: { id: string };
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ReceiptCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
  homework = await buildHomework(server.database.manager, scene.group, scene.lesson);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const place = { uploadS3Bucket: 'documents', uploadPath: 'homework' };
const essay = (text = 'An essay.'): TestFile => ({
  name: 'My essay.txt',
  type: 'text/plain',
  bytes: Buffer.from(text),
});

/** Uploads a file through the doors. @returns its path */
async function upload(person: Person, file: TestFile, to: Record<string, string> = place): Promise<string> {
  const ticket = await begin(server, person, file, to);
  await put(server, ticket, file.bytes);
  const { body } = await server.http
    .post(`/uploads/${ticket.uploadId}/complete`)
    .set('authorization', `Bearer ${person.token}`)
    .expect(200);
  return (body as { data: { url: string } }).data.url;
}

const link = (person: Person, path: string) =>
  server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${person.token}`);

interface HandedIn {
  id: string;
  submittedLink: string | null;
  submittedFile: { name: string; path: string } | null;
  receiptCode: string;
}

const submit = (person: Person, path: string) =>
  calls.ask<{ saveStudentLiveCourseHomeworkFile: HandedIn } | null>(
    person,
    `mutation ($path: String!, $homework: ID!, $me: ID!, $lesson: ID!) {
       saveStudentLiveCourseHomeworkFile(path: $path, liveCourseHomeworkId: $homework, userId: $me, lessonId: $lesson) {
         id submittedLink submittedFile { name path } receiptCode } }`,
    { path, homework: homework.id, me: person.id, lesson: scene.lesson.id },
  );

async function handedIn(person: Person, path: string): Promise<HandedIn> {
  const { data, errors } = await submit(person, path);
  expect(errors).toBeUndefined();
  return data!.saveStudentLiveCourseHomeworkFile;
}

describe('a file that is handed in', () => {
  test('[178] is read by its student and who teaches the class, also once another one is there, and by nobody else', async () => {
    const { student, classmate, teacher, assistant, observer, outsider, places } = scene;
    const guardian = await buildPerson(server, { roles: ['GUARDIAN'] });
    const first = await upload(student, essay());
    const { submittedLink, submittedFile, id } = await handedIn(student, first);
    expect([submittedLink, submittedFile]).toEqual([null, { name: 'My essay.txt', path: first }]);
    const second = await upload(student, essay('Another essay.'));
    await handedIn(student, second);
    for (const path of [first, second]) {
      for (const person of [student, teacher, assistant]) {
        const { body } = await link(person, path).expect(200);
        const { url } = (body as { data: { url: string } }).data;
        expect((await server.http.get(url).expect(200)).headers['cache-control']).toBe('private, no-store');
      }
      for (const person of [classmate, observer, outsider, guardian]) await link(person, path).expect(404);
      await server.http.get(path).expect(404);
    }
    const history = (await calls.submissions(teacher, id)).data?.getHomeworkSubmissions ?? [];
    expect(history.map(({ number }) => number)).toEqual([2, 1]);
    await server.database.query(`UPDATE live_course_members SET role = 'OBSERVER' WHERE user_id = $1`, [
      teacher.id,
    ]);
    await link(teacher, first).expect(404);
    expect(places.student).not.toBe('');
  });

  test('has a receipt with the hash of its bytes, which its owner checks with the file in their hand', async () => {
    const { student } = scene;
    const bytes = pdf();
    const path = await upload(student, { name: 'essay.pdf', type: 'application/pdf', bytes });
    const { receiptCode } = await handedIn(student, path);
    const { body } = await server.http.get(`/receipts/${receiptCode}.json`).expect(200);
    expect(body).toMatchObject({
      data: { kind: 'FILE', work: createHash('sha256').update(bytes).digest('hex') },
    });
    const keys = (await server.http.get('/receipts/keys.json')).body as ReceiptKeys;
    const file = await calls.ownFile(student, receiptCode);
    expect(await checkOffline(file, keys, bytes)).toContain(`file: 'essay.pdf'`);
    expect(await checkOffline(file, keys, Buffer.from('another'))).toBeNull();
  });

  test('is one’s own, uploaded for this, and handed in by the rules of links', async () => {
    const { student, classmate, teacher, outsider } = scene;
    const theirs = await upload(classmate, essay());
    expect(codeOf(await submit(student, theirs))).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
    for (const path of ['https://example.com/essay', '/files/documents/homework/general/none', '/etc/passwd'])
      expect(['COMMON_INVALID_INPUT', uploadsErrors.NOT_A_FILE_OF_YOURS.code]).toContain(
        codeOf(await submit(student, path)),
      );
    expect(codeOf(await submit(teacher, await upload(teacher, essay())))).toBe(
      liveCourseErrors.ONLY_STUDENTS.code,
    );
    expect(codeOf(await submit(outsider, await upload(outsider, essay())))).toBe(
      liveCourseErrors.HOMEWORK_NOT_FOUND.code,
    );
    const path = await upload(student, essay());
    const clicks = await Promise.all(Array.from({ length: 5 }, () => handedIn(student, path)));
    expect(new Set(clicks.map(({ receiptCode }) => receiptCode))).toHaveProperty('size', 1);
    await calls.submit(student, scene, homework);
    expect((await calls.submissions(student, clicks[0]?.id ?? '')).data?.getHomeworkSubmissions).toHaveLength(
      2,
    );
  });

  test('that is of another type or too large is refused with what is taken', async () => {
    const ask = async (file: TestFile, more = {}) => {
      const { body } = await askForUrl(
        server,
        scene.student,
        queryOf(file, scene.student.id, { ...place, ...more }),
      );
      return (body as { error: { code: string } }).error;
    };
    const film = { name: 'film.mp4', type: 'video/mp4', bytes: Buffer.alloc(9) };
    const program = { name: 'a.exe', type: 'application/x-msdownload', bytes: Buffer.alloc(9) };
    for (const file of [film, program]) expect(await ask(file)).toMatchObject(uploadsErrors.NO_DOCUMENT);
    expect(await ask(essay(), { size: 21 * 1024 * 1024 })).toMatchObject({
      code: uploadsErrors.TOO_LARGE.code,
    });
  });

  test('is gone with the homework, and back with it', async () => {
    const { student, teacher } = scene;
    const path = await upload(student, essay());
    await handedIn(student, path);
    await calls.ask(teacher, 'mutation ($id: ID!) { deleteLiveCourseHomework(homeworkId: $id) { id } }', {
      id: homework.id,
    });
    await link(teacher, path).expect(404);
    await calls.ask(teacher, 'mutation ($id: ID!) { restoreLiveCourseHomework(homeworkId: $id) { id } }', {
      id: homework.id,
    });
    await link(teacher, path).expect(200);
  });
});
