import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { type auditTable, type BulkResult, opsErrors } from '@lyceum/contracts/ops';
import { holdsPermission } from '@lyceum/contracts/permissions';
import {
  type CompletedUpload,
  type ReplacedUpload,
  uploadsErrors,
  uploadsLimits,
  type uploadsTable,
} from '@lyceum/contracts/uploads';
import { ObjectStore, UploadSweeper } from '@lyceum/uploads';
import sharp from 'sharp';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { begin, complete, fetchFile, put } from '../../src/testing/uploads';
import { mp4 } from '../../src/testing/videos';

let server: TestServer;
let admin: Person;
let calls: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'true' } });
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  calls = new ConsoleCalls(server, admin);
}, 120_000);
afterAll(() => server.stop());

interface Sent extends CompletedUpload {
  readonly id: string;
}

const film = { name: 'film.mp4', type: 'video/mp4', bytes: mp4(20_000) };
const picture = async (background: string, name = 'poster.png') => ({
  name,
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function send(person: Person, file: Parameters<typeof begin>[2], overrides = {}): Promise<Sent> {
  const ticket = await begin(server, person, file, overrides);
  await put(server, ticket, file.bytes);
  const { body } = await complete(server, person, ticket.uploadId).expect(200);
  return { ...(body as { data: CompletedUpload }).data, id: ticket.uploadId };
}

const rowsOf = (caller: ConsoleCalls, question: object) =>
  caller.rows<typeof uploadsTable>('uploads.list', question);
const usageOf = async ({ id }: Person): Promise<number> => {
  const [row] = await server.database.query<{ bytes: number }[]>(
    'SELECT bytes::float8 AS bytes FROM upload_usage WHERE owner_id = $1',
    [id],
  );
  return row?.bytes ?? 0;
};
const sweepLater = async () => {
  await server.database.query(
    `UPDATE uploads SET deleted_at = deleted_at - make_interval(mins => $1) WHERE deleted_at IS NOT NULL`,
    [uploadsLimits.undoMinutes + 1],
  );
  await server.app.get(UploadSweeper).sweep();
};

describe('files', () => {
  test('[122, 230] sent to a folder are listed with it, and what staff sent stands in the audit log', async () => {
    const place = { uploadS3Bucket: 'documents', uploadPath: 'course-material/algebra-1' };
    const name = `${randomUUID()}.mp4`;
    const { id, url } = await send(admin, { ...film, name }, place);
    expect(await rowsOf(calls, { search: name })).toMatchObject([
      { id, name, folder: 'course-material', target: 'algebra-1', type: 'video/mp4', url, isDeleted: false },
    ]);
    expect(await calls.audited(id)).toMatchObject([
      { action: 'upload.create', after: { url, folder: 'course-material' } },
    ]);
  });

  test('[17, 230] those of people who are no staff are for admins alone', async () => {
    const student = await buildPerson(server, { firstName: 'Sue' });
    const { id } = await send(student, film);
    const editor = new ConsoleCalls(server, await buildPerson(server, { roles: ['EVENT_ADMIN'] }));
    const isListed = async (caller: ConsoleCalls) =>
      (await rowsOf(caller, { filters: { owner: [student.id] } })).some((row) => row.id === id);
    expect([await isListed(calls), await isListed(editor)]).toEqual([true, false]);
    const [result] = await editor.mutate<BulkResult[]>('uploads.remove', { ids: [id] });
    expect(result?.error?.code).toBe(uploadsErrors.FILE_NOT_FOUND.code);
    expect(await editor.refusedQuery('uploads.history', { id })).toBe(uploadsErrors.FILE_NOT_FOUND.code);
    const { id: ofAdmin } = await send(admin, film);
    expect(await editor.mutate('uploads.remove', { ids: [ofAdmin] })).toMatchObject([
      { id: ofAdmin, error: null },
    ]);
  });
});

describe('deleting', () => {
  test('[230, 238] can be undone until the sweep; then the file is gone and its owner has the room again', async () => {
    const owner = await buildPerson(server, { roles: ['EVENT_ADMIN'] });
    const [kept, gone] = [await send(owner, film), await send(owner, film)];
    const used = await usageOf(owner);
    expect(await calls.mutate('uploads.remove', { ids: [kept.id, gone.id] })).toMatchObject([
      { id: kept.id, error: null },
      { id: gone.id, error: null },
    ]);
    await server.app.get(UploadSweeper).sweep();
    expect(await calls.mutate('uploads.restore', { ids: [kept.id] })).toEqual([{ id: kept.id, error: null }]);
    await sweepLater();
    await fetchFile(server, kept.url).expect(200);
    await fetchFile(server, gone.url).expect(404);
    expect(await server.app.get(ObjectStore).find(gone.url.replace('/files/', ''))).toBeNull();
    expect(await usageOf(owner)).toBe(used - film.bytes.length);
    const [late] = await calls.mutate<BulkResult[]>('uploads.restore', { ids: [gone.id] });
    expect(late?.error?.code).toBe(uploadsErrors.FILE_NOT_FOUND.code);
    const actions = (await calls.audited(kept.id)).map(({ action }) => action);
    expect(actions).toEqual(['upload.remove', 'upload.restore']);
    const history = await calls.rows<typeof auditTable>('uploads.history', { id: kept.id });
    expect(history.map(({ action }) => action)).toEqual(['upload.restore', 'upload.remove', 'upload.create']);
  });

  test('[230] is undone only where it is the last one: what somebody deleted again since stays deleted', async () => {
    const { id } = await send(admin, film);
    const remove = () => calls.mutate<BulkResult[]>('uploads.remove', { ids: [id] });
    const undo = async ([result]: BulkResult[]) => {
      const asLeft = { [id]: result?.revision ?? '' };
      return (await calls.mutate<BulkResult[]>('uploads.restore', { ids: [id], asLeft }))[0]?.error?.code;
    };
    const first = await remove();
    await calls.mutate('uploads.restore', { ids: [id] });
    expect(await undo(first)).toBe(opsErrors.CHANGED_SINCE.code);
    const second = await remove();
    expect(await undo(first)).toBe(opsErrors.CHANGED_SINCE.code);
    expect(await undo(second)).toBeUndefined();
  });

  test('[230] and having it back at the same time as the sweep leaves it whole or gone, never between', async () => {
    const files = await Promise.all(Array.from({ length: 4 }, () => send(admin, film)));
    const ids = files.map(({ id }) => id);
    await calls.mutate('uploads.remove', { ids });
    const [results] = await Promise.all([
      calls.mutate<BulkResult[]>('uploads.restore', { ids }),
      sweepLater(),
    ]);
    for (const { id, url } of files) {
      const isBack = results.find((result) => result.id === id)?.error === null;
      await fetchFile(server, url).expect(isBack ? 200 : 404);
    }
  });
});

describe('replacing', () => {
  test('[230] puts a new file in its place, and the old address leads there in every size', async () => {
    const owner = await buildPerson(server);
    const old = await send(owner, await picture('red'));
    const [next, last] = [
      await send(admin, await picture('blue')),
      await send(admin, await picture('green')),
    ];
    const replaced = await calls.mutate<ReplacedUpload>('uploads.replace', {
      uploadId: old.id,
      replacementUrl: next.url,
    });
    expect(replaced.url).toBe(next.url);
    await calls.mutate('uploads.replace', { uploadId: next.id, replacementUrl: last.url });
    await untilMailIsOut(server);
    const answer = await fetchFile(server, old.url).expect(302);
    expect(answer.headers.location).toBe(last.url);
    const small = await fetchFile(server, old.sizes?.small ?? '').expect(302);
    expect(small.headers.location).toBe(last.sizes?.small);
    await fetchFile(server, last.sizes?.small ?? '').expect(200);
    expect(await usageOf(owner)).toBe(0);
    expect(await calls.audited(old.id)).toMatchObject([
      { action: 'upload.replace', before: { url: old.url, ownerId: owner.id }, after: { url: next.url } },
    ]);
  });

  test('[230] takes only a finished file of the caller’s own, of the same kind and folder', async () => {
    const old = await send(admin, film);
    const other = await buildPerson(server, { roles: ['EVENT_ADMIN'] });
    const wrong = [
      await send(other, film),
      await send(admin, await picture('red')),
      await send(admin, film, { uploadPath: 'community-videos' }),
      old,
    ];
    for (const { url } of wrong)
      expect(await calls.refused('uploads.replace', { uploadId: old.id, replacementUrl: url })).toBe(
        uploadsErrors.NOT_A_REPLACEMENT.code,
      );
    await fetchFile(server, old.url).expect(200);
  });

  test('[230] of two at once one is done, and both new files are there', async () => {
    const old = await send(admin, film);
    const news = [await send(admin, film), await send(admin, film)];
    const codes = await Promise.all(
      news.map(({ url }) => calls.refused('uploads.replace', { uploadId: old.id, replacementUrl: url })),
    );
    expect(codes.sort()).toEqual([uploadsErrors.FILE_NOT_FOUND.code, undefined]);
    for (const { url } of news) await fetchFile(server, url).expect(200);
  });
});

test.each(roles)('[17, 230] %s looks after files exactly if its role says so', async (role) => {
  const person = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
  const refusal = holdsPermission([role], 'upload.administer') ? undefined : 'COMMON_FORBIDDEN';
  const isEditor = ['EVENT_ADMIN', 'SUMMIT_ADMIN', 'COURSE_ADMIN', 'BUSINESS_DEVELOPMENT'].includes(role);
  expect(refusal === undefined).toBe(isEditor || role === 'ADMIN' || role === 'SUPER_ADMIN');
  expect(await person.refusedQuery('uploads.list')).toBe(refusal);
  expect(await person.refused('uploads.remove', { ids: [randomUUID()] })).toBe(refusal);
  expect(await person.refused('uploads.restore', { ids: [randomUUID()] })).toBe(refusal);
});
