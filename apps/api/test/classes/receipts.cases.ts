import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { liveCourseErrors, type ReceiptKeys } from '@lyceum/contracts/live-course';
import { Scheduler } from '@lyceum/kernel';
import { buildHomework } from '@lyceum/live-course/testing';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import type { Person } from '../../src/testing/people';
import { checkOffline, ReceiptCalls } from '../../src/testing/receipts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ReceiptCalls;
let scene: ClassScene;
let homework: { id: string };
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  calls = new ReceiptCalls(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await buildClass(server);
  homework = await buildHomework(server.database.manager, scene.group, scene.lesson, { topic: 'Sonnet' });
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** Hands something in. @returns the student's row, and all codes of receipts, the last first */
async function handIn(url = 'https://example.com/essay') {
  const { student } = scene;
  const id =
    (await calls.submit(student, scene, homework, url)).data?.saveStudentLiveCourseHomeworkLink.id ?? '';
  const rows = (await calls.submissions(student, id)).data?.getHomeworkSubmissions ?? [];
  return { id, codes: rows.map(({ receiptCode }) => receiptCode ?? '') };
}

const nameOf = async ({ id }: Person): Promise<string> => {
  const [row] = await server.database.query<{ name: string }[]>(
    `SELECT first_name || ' ' || last_name AS name FROM users WHERE id = $1`,
    [id],
  );
  return row?.name ?? '';
};

const publicKeys = async (of = server) =>
  (await of.http.get('/receipts/keys.json').expect(200)).body as ReceiptKeys;
const page = (code: string) => server.http.get(`/receipts/${code}.json`);

describe('a receipt of what was handed in', () => {
  test('[178] is given for each time, signed, and checked without us by the script of the documentation', async () => {
    const { student } = scene;
    await handIn();
    const { codes } = await handIn('https://example.com/second');
    expect(new Set(codes)).toHaveProperty('size', 2);
    const keys = await publicKeys();
    for (const [index, link] of ['https://example.com/second', 'https://example.com/essay'].entries()) {
      const file = await calls.ownFile(student, codes[index] ?? '');
      expect(file.check).toMatch(new RegExp(`/receipts/${codes[index]}$`));
      const said = await checkOffline(file, keys);
      expect(said).toContain(`student: '${await nameOf(student)}'`);
      expect(said).toContain(`homework: 'Sonnet'`);
      expect(said).toContain(`link: '${link}'`);
    }
  });

  test('that was tampered with is refused: another name, another time, another link, another signature, another key', async () => {
    const { codes } = await handIn();
    const file = await calls.ownFile(scene.student, codes[0] ?? '');
    const keys = await publicKeys();
    expect(await checkOffline(file, keys)).not.toBeNull();
    const [head = '', body = '', signature = ''] = file.receipt.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const saying = (more: object) =>
      [head, Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url'), signature].join('.');
    const other = await handIn('https://example.com/second');
    const [theirs = ''] = (await calls.ownFile(scene.student, other.codes[0] ?? '')).receipt
      .split('.')
      .slice(2);
    for (const wrong of [
      saying({ student: 'Somebody Else' }),
      saying({ homework: 'Ballad' }),
      saying({ link: 'https://example.com/other' }),
      saying({ submittedAt: '2020-01-01T00:00:00.000Z' }),
      saying({ work: 'a'.repeat(64) }),
      [head, body, theirs].join('.'),
    ].map((receipt) => ({ ...file, receipt })))
      expect(await checkOffline(wrong, keys)).toBeNull();
    const [key] = keys.keys;
    expect(await checkOffline(file, { keys: [{ ...key, kid: 'other' }] })).toBeNull();
    expect(await checkOffline(file, { keys: [{ ...key, exp: 0 }] })).toBeNull();
    expect(await checkOffline(file, keys, Buffer.from('https://example.com/other'))).toBeNull();
  });

  test('tells whoever has its link when, and the hash, and nothing of anybody; a guessed one tells nothing', async () => {
    const { student, teacher, group } = scene;
    const [firstName, lastName] = (await nameOf(student)).split(' ');
    const { codes } = await handIn();
    const { text, body, headers } = await page(codes[0] ?? '').expect(200);
    expect(body).toMatchObject({ data: { code: codes[0], kind: 'LINK' } });
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    const { receipt } = (body as { data: { receipt: string } }).data;
    const signed = Buffer.from(receipt.split('.')[1] ?? '', 'base64url').toString();
    for (const secret of [
      student.id,
      firstName,
      lastName,
      student.email,
      teacher.id,
      'Sonnet',
      group.groupTag,
      'essay',
    ])
      expect(text + signed).not.toContain(secret);
    await page('A'.repeat(22)).expect(404);
    await page('nothing').expect(400);
  });

  test('that is not what is kept is not shown as one: another link, another student', async () => {
    for (const change of [
      `UPDATE live_submissions SET link = 'https://example.com/other' WHERE student_homework_id = $1`,
      `UPDATE live_student_homeworks SET user_id = '${scene.classmate.id}' WHERE id = $1`,
    ]) {
      const { id, codes } = await handIn(`https://example.com/${String(change.length)}`);
      await server.database.query(change, [id]);
      const { body } = await page(codes[0] ?? '').expect(422);
      expect(body).toMatchObject({ error: { code: liveCourseErrors.RECEIPT_WRONG.code } });
    }
    const [taken] = await server.database.query<{ code: string }[]>(
      `SELECT e.receipt_code AS code FROM live_submissions e JOIN live_student_homeworks s ON s.id = e.student_homework_id
       WHERE s.user_id = $1`,
      [scene.classmate.id],
    );
    expect(codeOf(await calls.file(scene.classmate, taken?.code ?? ''))).toBe(
      liveCourseErrors.RECEIPT_WRONG.code,
    );
  });

  test('stands in the history that student and teachers see; the file is the student’s alone', async () => {
    const { student, teacher, assistant, classmate, observer, outsider } = scene;
    const { id, codes } = await handIn();
    for (const person of [student, teacher, assistant])
      expect((await calls.submissions(person, id)).data?.getHomeworkSubmissions).toEqual([
        { number: 1, submittedLink: 'https://example.com/essay', late: false, receiptCode: codes[0] },
      ]);
    for (const person of [classmate, observer, outsider])
      expect(codeOf(await calls.submissions(person, id))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    for (const person of [teacher, classmate, outsider])
      expect(codeOf(await calls.file(person, codes[0] ?? ''))).toBe(liveCourseErrors.RECEIPT_NOT_FOUND.code);
    const own = await calls.ask<{ getStudentOwnLiveLessonHomeworks: { receiptCode: string }[] }>(
      student,
      'query ($tag: String!, $me: ID!) { getStudentOwnLiveLessonHomeworks(groupTag: $tag, userId: $me) { receiptCode } }',
      { tag: scene.group.groupTag, me: student.id },
    );
    expect(own.data.getStudentOwnLiveLessonHomeworks).toEqual([{ receiptCode: codes[0] }]);
  });

  test('is one for clicks of the same moment, and none for the same link again', async () => {
    await Promise.all(Array.from({ length: 6 }, () => calls.submit(scene.student, scene, homework)));
    const { codes } = await handIn();
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(/^[\w-]{22}$/);
  });

  test('is made afterwards of what was handed in before there were any', async () => {
    const { id } = await handIn();
    await server.database.query(
      `UPDATE live_submissions SET receipt = NULL, receipt_code = NULL, receipt_salt = NULL, receipt_key_id = NULL
       WHERE student_homework_id = $1`,
      [id],
    );
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'live-course.sign-receipts'`,
    );
    await server.app.get(Scheduler).runDue();
    const { codes } = await handIn();
    expect(
      await checkOffline(await calls.ownFile(scene.student, codes[0] ?? ''), await publicKeys()),
    ).not.toBeNull();
  });

  test('goes with the account of its owner; what they kept can still be checked', async () => {
    const { codes } = await handIn();
    const file = await calls.ownFile(scene.student, codes[0] ?? '');
    await server.database.query('UPDATE users SET deletes_at = now() WHERE id = $1', [scene.student.id]);
    await server.app.get(AccountEraser).eraseDue();
    await page(codes[0] ?? '').expect(404);
    expect(await checkOffline(file, await publicKeys())).not.toBeNull();
  });

  // Last: with a second server in its process the first one knows no token any more.
  test('stays one when the secret is another, whose key is told beside the old one', async () => {
    const { codes } = await handIn();
    const file = await calls.ownFile(scene.student, codes[0] ?? '');
    const before = await publicKeys();
    const other = await TestServer.start({
      databaseUrl: server.databaseUrl,
      environment: { RUN_JOBS: 'false', JWT_SECRET: 'another secret of more than 32 characters' },
    });
    try {
      const after = await publicKeys(other);
      expect(after.keys.map(({ kid }) => kid)).toEqual(
        expect.arrayContaining(before.keys.map(({ kid }) => kid)),
      );
      expect(after.keys).toHaveLength(before.keys.length + 1);
      expect(await checkOffline(file, after)).not.toBeNull();
      await other.http.get(`/receipts/${codes[0]}.json`).expect(200);
    } finally {
      await other.stop();
    }
  });
});
