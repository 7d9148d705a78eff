import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Role, roles } from '@lyceum/contracts/auth';
import {
  cmsErrors,
  mediaAddress,
  type MediaDetail,
  type mediaTable,
  type PublicContent,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { commonErrors } from '@lyceum/contracts/common';
import type { BulkResult, TablePage } from '@lyceum/contracts/ops';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { sizesOf, uploadsErrors, type uploadsTable } from '@lyceum/contracts/uploads';
import { PersonalDataSources, statement, UnitOfWork } from '@lyceum/kernel';
import { ConsoleCalls } from '../../src/testing/console';
import { newContent, writtenPost } from '../../src/testing/content';
import { mediaWords, newMedia, sentPicture } from '../../src/testing/media';
import { buildPerson, type Person } from '../../src/testing/people';
import { readPageAt } from '../../src/testing/site-pages';
import { TestServer } from '../../src/testing/test-server';
import { askForUrl, begin, fetchFile, fileFor, queryOf, sentTo } from '../../src/testing/uploads';

let server: TestServer;
let editor: Person;
let desk: ConsoleCalls;
let otherDesk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  editor = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'], firstName: 'Ruth' });
  desk = new ConsoleCalls(server, editor);
  otherDesk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

const get = (id: string) => desk.query<MediaDetail>('media.get', { id });

/** A post with a picture of the library, published. */
async function postWith(mediaId: string, title = 'With a picture') {
  const { id, version, slug } = await newContent(server, editor);
  const data = { ...writtenPost(title), picture: mediaAddress(mediaId) };
  const saved = await desk.mutate<SavedContent>('content.save', { id, version, data });
  await desk.mutate('content.publish', { id, version: saved.version });
  return { id, version: saved.version, path: `/blog/${slug}` };
}

const contentAt = async (path: string) => {
  const page = await readPageAt(server, path);
  return { ...page, content: JSON.parse(page.content) as PublicContent };
};

const eraseAccount = ({ id }: Person) =>
  server.app
    .get(UnitOfWork)
    .run((transaction) => server.app.get(PersonalDataSources).eraseAll(transaction, id));

/** Does something while editors may not publish; no role has the one right without the other so far. */
async function withoutPublishing(work: () => Promise<void>): Promise<void> {
  const holders = rolesHolding('content.publish') as Role[];
  const all = holders.splice(0);
  try {
    await work();
  } finally {
    holders.push(...all);
  }
}

/** Who is of the staff, looks after files, and does not edit the site. */
const eventAdmin = () => buildPerson(server, { roles: ['EVENT_ADMIN'] });

const leaveNoEditorStatement = statement(
  'test.leave-no-editor',
  `UPDATE users SET roles = '{EVENT_ADMIN}' WHERE id <> $userId AND roles && '{${rolesHolding('content.edit').join(',')}}'::text[]`,
);
const keeperQuery = statement<{ roles: Role[] }>(
  'test.keeper-of-file',
  'SELECT u.roles FROM uploads f JOIN users u ON u.id = f.owner_id WHERE f.url = $url',
);

const uploadOf = async (url: string): Promise<string> => {
  const [row] = await server.database.query<{ id: string }[]>('SELECT id FROM uploads WHERE url = $1', [url]);
  return row?.id ?? '';
};

const fileStatus = async (url: string) => (await fetchFile(server, url)).status;

describe('the library of pictures [208-216]', () => {
  test('is for those who edit the site, and for nobody else', async () => {
    const { id } = await newMedia(server, editor);
    const { url } = await sentPicture(server, editor);
    for (const role of roles.filter((one) => !rolesHolding('content.edit').includes(one))) {
      const visitor = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
      const refusals = [
        await visitor.refusedQuery('media.get', { id }),
        await visitor.refused('media.create', { url, ...mediaWords }),
        await visitor.refused('media.replace', { id, url }),
        await visitor.refused('media.remove', { id }),
      ];
      expect([role, new Set(refusals)]).toEqual([role, new Set([commonErrors.FORBIDDEN.code])]);
    }
  });

  test('takes a picture that the caller sent, with words for those who do not see it, once', async () => {
    const { url } = await sentPicture(server, editor);
    const refused = await desk.refusal('media.create', { url, ...mediaWords, alt: ' ' });
    expect(refused).toMatchObject({ code: commonErrors.INVALID_INPUT.code, issues: [{ path: 'alt' }] });
    expect(await otherDesk.refused('media.create', { url, ...mediaWords })).toBe(
      uploadsErrors.NOT_A_FILE_OF_YOURS.code,
    );
    const elsewhere = await sentTo(server, editor, 'galleries');
    expect(await desk.refused('media.create', { url: elsewhere.url, ...mediaWords })).toBe(
      uploadsErrors.NOT_A_FILE_OF_YOURS.code,
    );
    const title = `River ${randomUUID()}`;
    const { id } = await desk.mutate<{ id: string }>('media.create', { url, ...mediaWords, title });
    expect(await get(id)).toMatchObject({
      ...mediaWords,
      title,
      url,
      width: 40,
      height: 30,
      focalX: 0.5,
      focalY: 0.5,
      sentBy: 'Ruth Tester',
      uses: [],
    });
    expect(await desk.refused('media.create', { url, ...mediaWords })).toBe(cmsErrors.PICTURE_THERE.code);
    const found = await desk.query<TablePage<typeof mediaTable>>('media.list', { search: title });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
    expect((await desk.audited(id)).map(({ action }) => action)).toEqual(['media.create']);
  });

  test('is the only place where its files are changed: among the uploads nobody deletes, restores or replaces one', async () => {
    const { id, url } = await newMedia(server, editor);
    const uploadId = await uploadOf(url);
    const { url: replacementUrl } = await sentPicture(server, editor);
    const codeOf = async (calls: ConsoleCalls, call: string) =>
      (await calls.mutate<BulkResult[]>(call, { ids: [uploadId] }))[0]?.error?.code;
    for (const calls of [desk, otherDesk]) {
      expect(await codeOf(calls, 'uploads.remove')).toBe(uploadsErrors.IN_LIBRARY.code);
      expect(await calls.refused('uploads.replace', { uploadId, replacementUrl })).toBe(
        uploadsErrors.IN_LIBRARY.code,
      );
    }
    expect(await fileStatus(url)).toBe(200);
    await desk.mutate('media.remove', { id });
    expect(await codeOf(otherDesk, 'uploads.restore')).toBe(uploadsErrors.IN_LIBRARY.code);
    expect(await fileStatus(url)).toBe(410);
  });

  test('hides its files among the uploads from staff who do not edit the site, and takes none of theirs', async () => {
    const { url } = await newMedia(server, editor);
    const uploadId = await uploadOf(url);
    const stranger = await eventAdmin();
    const calls = new ConsoleCalls(server, stranger);
    const listed = async (caller: ConsoleCalls) =>
      (await caller.rows<typeof uploadsTable>('uploads.list', { filters: { owner: [editor.id] } })).some(
        (row) => row.id === uploadId,
      );
    expect([await listed(desk), await listed(otherDesk), await listed(calls)]).toEqual([true, true, false]);
    const gone = uploadsErrors.FILE_NOT_FOUND.code;
    expect(await calls.refusedQuery('uploads.get', { uploadId })).toBe(gone);
    const [result] = await calls.mutate<BulkResult[]>('uploads.remove', { ids: [uploadId] });
    expect(result?.error?.code).toBe(gone);
    expect(await calls.refused('uploads.replace', { uploadId, replacementUrl: url })).toBe(gone);
    const place = { uploadPath: 'site-pictures', uploadS3Bucket: 'media' };
    for (const person of [stranger, await buildPerson(server)]) {
      const query = queryOf(await fileFor('site-pictures'), person.id, place);
      const { body } = await askForUrl(server, person, query).expect(403);
      expect(body).toMatchObject({ error: { code: commonErrors.FORBIDDEN.code } });
    }
  });

  test('tells nobody how a file was called: names of people stand there', async () => {
    const file = { ...(await fileFor('site-pictures')), name: 'mia-miller-9-years.png' };
    const place = { uploadPath: 'site-pictures', uploadS3Bucket: 'media' };
    const { publicUrl } = await begin(server, editor, file, place);
    expect(publicUrl.split('/').at(-1)).toMatch(/^picture-[0-9a-f]{32}\.webp$/);
  });

  test('says of a picture where it is shown, in which version, and lets nobody delete it meanwhile', async () => {
    const { id, url } = await newMedia(server, editor);
    const post = await postWith(id, 'Shown here');
    const use = { entryId: post.id, title: 'Shown here', isInDraft: true, isLive: true, isScheduled: false };
    expect((await get(id)).uses).toMatchObject([use]);
    expect(await desk.refusal('media.remove', { id })).toMatchObject({
      code: cmsErrors.PICTURE_SHOWN.code,
      message: 'It is shown in “Shown here”. Choose another picture there first.',
    });
    const other = await desk.mutate<SavedContent>('content.save', {
      id: post.id,
      version: post.version,
      data: writtenPost('Shown here'),
    });
    expect((await get(id)).uses).toMatchObject([{ ...use, isInDraft: false }]);
    expect(await desk.refused('media.remove', { id })).toBe(cmsErrors.PICTURE_SHOWN.code);
    await desk.mutate('content.publish', { id: post.id, version: other.version });
    expect((await get(id)).uses).toEqual([]);
    await desk.mutate('media.remove', { id });
    expect(await desk.refusedQuery('media.get', { id })).toBe(cmsErrors.PICTURE_NOT_FOUND.code);
    expect(await desk.refused('media.remove', { id })).toBe(cmsErrors.PICTURE_NOT_FOUND.code);
    expect(await fileStatus(url)).toBe(410);
    const restored = { id: post.id, version: other.version, from: post.version };
    expect(await desk.refused('content.restoreVersion', restored)).toBe(cmsErrors.PICTURE_GONE.code);
  });

  test('keeps what a deleted entry shows, which can be restored', async () => {
    const { id } = await newMedia(server, editor);
    const post = await postWith(id);
    await desk.mutate('content.remove', { ids: [post.id] });
    expect((await get(id)).uses).toMatchObject([{ state: 'DELETED' }]);
    expect(await desk.refused('media.remove', { id })).toBe(cmsErrors.PICTURE_SHOWN.code);
  });

  test('counts all entries that show a picture, and tells the first of them', async () => {
    const { id } = await newMedia(server, editor);
    const title = `Many ${randomUUID()}`;
    await server.database.query(
      `WITH entry AS (
         INSERT INTO content_entries (type, slug, title)
         SELECT 'post', 'many-' || n || $1::text, $2 FROM generate_series(1, 120) n RETURNING id
       ), version AS (
         INSERT INTO content_versions (entry_id, version, data) SELECT id, 1, '{}' FROM entry RETURNING entry_id
       )
       INSERT INTO media_uses (media_id, entry_id, version) SELECT $1::uuid, entry_id, 1 FROM version`,
      [id, title],
    );
    const { useCount, uses, isShown } = await get(id);
    expect([useCount, uses.length, isShown]).toEqual([120, 100, false]);
    const where = Array.from({ length: 3 }, () => `“${title}”`).join(', ');
    expect((await desk.refusal('media.remove', { id }))?.message).toContain(`${where} and 117 more`);
    await server.database.query(
      'DELETE FROM content_versions v USING content_entries e WHERE e.id = v.entry_id AND e.title = $1',
      [title],
    );
    await server.database.query('DELETE FROM content_entries WHERE title = $1', [title]);
    expect((await get(id)).useCount).toBe(0);
  });

  test('is changed by who may not publish as long as visitors do not see it', async () => {
    const { id } = await newMedia(server, editor);
    const change = (revision: number) => ({ id, revision, ...mediaWords, focalX: 0.1, focalY: 0.1 });
    await withoutPublishing(async () => {
      await desk.mutate('media.change', change(1));
      await desk.mutate('media.replace', { id, url: (await sentPicture(server, editor)).url });
    });
    await postWith(id);
    const { url } = await get(id);
    const { url: next } = await sentPicture(server, editor);
    await withoutPublishing(async () => {
      expect(await desk.refused('media.change', change(3))).toBe(commonErrors.FORBIDDEN.code);
      expect(await desk.refused('media.replace', { id, url: next })).toBe(commonErrors.FORBIDDEN.code);
    });
    expect(await get(id)).toMatchObject({ url, revision: 3, isShown: true });
    await desk.mutate('media.change', change(3));
  });

  test('never has an entry show what somebody deletes at the same moment', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = await newMedia(server, editor);
      const { id: entryId, version } = await newContent(server, editor);
      const data = { ...writtenPost('Raced'), picture: mediaAddress(id) };
      const [saved, removed] = await Promise.all([
        desk.refused('content.save', { id: entryId, version, data }),
        otherDesk.refused('media.remove', { id }),
      ]);
      outcomes.add(`${saved ?? 'saved'} ${removed ?? 'removed'}`);
    }
    const allowed = [`${cmsErrors.PICTURE_GONE.code} removed`, `saved ${cmsErrors.PICTURE_SHOWN.code}`];
    expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  test('never has a picture whose file somebody deletes with another at the same moment', async () => {
    const broken: string[] = [];
    for (let round = 0; round < 16; round += 1) {
      const { id, url } = await newMedia(server, editor);
      const other = await newMedia(server, editor);
      const [taken] = await Promise.all([
        round % 2 === 0
          ? desk.refused('media.create', { url, ...mediaWords })
          : desk.refused('media.replace', { id: other.id, url }),
        otherDesk.refused('media.remove', { id }),
      ]);
      if (taken === undefined && (await fileStatus(url)) !== 200) broken.push(url);
      if ((await fileStatus((await get(other.id)).url)) !== 200) broken.push(other.url);
    }
    expect(broken).toEqual([]);
  });

  test('knows its pictures in entries however their address is written', async () => {
    const { id, url } = await newMedia(server, editor);
    const { id: entryId, version, slug } = await newContent(server, editor);
    const data = { ...writtenPost('Spelt otherwise'), picture: ` ${mediaAddress(id).toUpperCase()} ` };
    const saved = await desk.mutate<SavedContent>('content.save', { id: entryId, version, data });
    await desk.mutate('content.publish', { id: entryId, version: saved.version });
    expect(await desk.refused('media.remove', { id })).toBe(cmsErrors.PICTURE_SHOWN.code);
    expect((await contentAt(`/blog/${slug}`)).picture).toBe(url);
  });

  test('keeps entries from being published with the address of a file', async () => {
    const { url } = await newMedia(server, editor);
    const { id, version } = await newContent(server, editor);
    const data = { ...writtenPost('By its file'), picture: ` ${url}` };
    const saved = await desk.mutate<SavedContent>('content.save', { id, version, data });
    expect(await desk.refusal('content.publish', { id, version: saved.version })).toMatchObject({
      code: commonErrors.INVALID_INPUT.code,
      issues: [{ path: 'data.picture', message: 'Choose it from the library.' }],
    });
  });

  test('lets nobody keep a picture in an entry that is not in it', async () => {
    const { id, version } = await newContent(server, editor);
    const data = { ...writtenPost('Nothing there'), picture: mediaAddress(randomUUID()) };
    expect(await desk.refused('content.save', { id, version, data })).toBe(cmsErrors.PICTURE_GONE.code);
  });
});

describe('a page with a picture of the library [208-216]', () => {
  test('shows its file and its focal point, and what is changed of it at once', async () => {
    const { id, url } = await newMedia(server, editor);
    const { path } = await postWith(id);
    const first = await contentAt(path);
    expect(first.picture).toBe(url);
    const { small, medium, large } = sizesOf(url);
    const srcSet = `${small} 40w, ${medium} 40w, ${large} 40w`;
    expect(first.content).toMatchObject({
      entry: { data: { picture: url } },
      pictures: { [url]: { width: 40, height: 30, point: '50% 50%', alt: mediaWords.alt, srcSet } },
    });
    const change = { id, revision: 1, ...mediaWords, focalX: 0.2, focalY: 1 };
    await desk.mutate('media.change', change);
    expect((await contentAt(path)).content.pictures[url]).toMatchObject({ point: '20% 100%' });
    expect(await otherDesk.refused('media.change', change)).toBe(cmsErrors.PICTURE_CHANGED.code);
    expect(await desk.refused('media.change', { ...change, revision: 2, focalX: 1.1 })).toBe(
      commonErrors.INVALID_INPUT.code,
    );
  });

  test('shows another file as soon as it takes the place of the first, whose address leads to it', async () => {
    const { id, url } = await newMedia(server, editor);
    const { path } = await postWith(id);
    expect((await contentAt(path)).picture).toBe(url);
    const { url: next } = await sentPicture(server, editor);
    await desk.mutate('media.replace', { id, url: next });
    const { content, picture } = await contentAt(path);
    expect([picture, url in content.pictures, next in content.pictures]).toEqual([next, false, true]);
    const moved = await fetchFile(server, sizesOf(url).small).redirects(0);
    expect([moved.status, moved.headers['location']]).toEqual([302, sizesOf(next).small]);
    expect(await fileStatus(next)).toBe(200);
    expect(await desk.refused('media.replace', { id, url: next })).toBe(cmsErrors.PICTURE_THERE.code);
    expect((await desk.audited(id)).map(({ action }) => action)).toEqual(['media.create', 'media.replace']);
  });

  test('has texts that read like the address of a picture as they are written', async () => {
    const { id, url } = await newMedia(server, editor);
    const { path } = await postWith(id, mediaAddress(id));
    const { content, title, picture } = await contentAt(path);
    expect([title, picture]).toEqual([mediaAddress(id), url]);
    expect(content).toMatchObject({ entry: { data: { title: mediaAddress(id), picture: url } } });
  });

  test('outlives the account of who sent it', async () => {
    const sender = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
    const { id, url } = await newMedia(server, sender);
    const { path } = await postWith(id);
    await eraseAccount(sender);
    expect((await readPageAt(server, path)).picture).toBe(url);
    expect(await fileStatus(url)).toBe(200);
    expect(await get(id)).toMatchObject({ sentById: null, sentBy: null });
  });

  test('outlives the account of who had its file after them', async () => {
    const sender = await buildPerson(server, { roles: ['BUSINESS_DEVELOPMENT'] });
    const { id, url } = await newMedia(server, sender);
    const { path } = await postWith(id);
    await eraseAccount(sender);
    const heir = await buildPerson(server, { roles: ['ADMIN'] });
    await server.database.query('UPDATE uploads SET owner_id = $2 WHERE url = $1', [url, heir.id]);
    await eraseAccount(heir);
    expect((await readPageAt(server, path)).picture).toBe(url);
    expect(await fileStatus(url)).toBe(200);
  });

  test('outlives the account of the last editor: the files are for others of the staff to keep', async () => {
    const { id, url } = await newMedia(server, editor);
    const rolledBack = new Error('Everybody is back.');
    const erased = server.app.get(UnitOfWork).run(async (transaction) => {
      await transaction.count(leaveNoEditorStatement, { userId: editor.id });
      await server.app.get(PersonalDataSources).eraseAll(transaction, editor.id);
      const [kept] = await transaction.rows(keeperQuery, { url });
      expect(kept?.roles).toEqual(['EVENT_ADMIN']);
      throw rolledBack;
    });
    await expect(erased).rejects.toBe(rolledBack);
    expect(await get(id)).toMatchObject({ sentById: editor.id });
  });
});
