import { randomUUID } from 'node:crypto';
import type { ContentDetail, ContentTypeName } from '@lyceum/contracts/cms';
import { ConsoleCalls } from './console';
import type { InputOf } from './input-of';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** Whatever a form of a type asks for. */
export const writtenPost = (title: string) => ({
  title,
  teaser: 'Six people and one poem.',
  author: 'Ruth',
  category: 'HEADLINES',
  writtenOn: '2026-11-28',
  picture: '/art/post-reading.svg',
  pictureText: 'A page of a book',
  body: 'The first line.\n\n## And then\n\nThe [forum](/community) has more.',
});

/** An entry that somebody began. */
export async function newContent(
  server: TestServer,
  editor: Person,
  type: ContentTypeName = 'post',
): Promise<ContentDetail> {
  const calls = new ConsoleCalls(server, editor);
  const { id } = await calls.mutate<{ id: string }>('content.create', { type, slug: `e-${randomUUID()}` });
  return calls.query<ContentDetail>('content.get', { id });
}

/** A post that visitors can read. */
export async function publishedContent(server: TestServer, editor: Person): Promise<ContentDetail> {
  const calls = new ConsoleCalls(server, editor);
  const { id, version } = await newContent(server, editor);
  const data = writtenPost('A published post');
  const saved = await calls.mutate<{ version: number }>('content.save', { id, version, data });
  await calls.mutate('content.publish', { id, version: saved.version });
  return calls.query<ContentDetail>('content.get', { id });
}

/** Of an entry of which nothing is scheduled. */
const inAnHour = () => {
  const before = { publishAt: null, unpublishAt: null };
  return { ...before, before, publishAt: new Date(Date.now() + 3_600_000).toISOString() };
};

/** A valid input for every call of the console that changes an entry. */
export const contentInputs: Readonly<Record<string, InputOf>> = {
  'content.create': () => ({ type: 'post', slug: `p-${randomUUID()}` }),
  'content.handIn': async (server, admin) => {
    const { id, version } = await newContent(server, admin);
    return { id, version };
  },
  'content.takeBack': async (server, admin) => {
    const { id, version } = await newContent(server, admin);
    await new ConsoleCalls(server, admin).mutate('content.handIn', { id, version });
    return { id };
  },
  'content.translate': async (server, admin) => ({
    id: (await publishedContent(server, admin)).id,
    language: 'es',
  }),
  'content.place': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    return { id, version, slug: `p-${randomUUID()}`, position: 3 };
  },
  'content.publish': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    return { id, version };
  },
  'content.remove': async (server, admin) => ({ ids: [(await newContent(server, admin)).id] }),
  'content.restore': async (server, admin) => {
    const { id } = await newContent(server, admin);
    await new ConsoleCalls(server, admin).mutate('content.remove', { ids: [id] });
    return { ids: [id] };
  },
  'content.restoreVersion': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    return { id, version, from: version };
  },
  'content.save': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    return { id, version, data: writtenPost('Another title') };
  },
  'content.schedule': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    return { id, version, ...inAnHour() };
  },
  'content.unschedule': async (server, admin) => {
    const { id, version } = await publishedContent(server, admin);
    const { publishAt, unpublishAt, before } = inAnHour();
    const calls = new ConsoleCalls(server, admin);
    await calls.mutate('content.schedule', { id, version, publishAt, unpublishAt, before });
    return { id, before: { publishAt, unpublishAt } };
  },
  'content.preview': async (server, admin) => ({ id: (await newContent(server, admin)).id }),
  'content.endPreview': async (server, admin) => {
    const { id } = await newContent(server, admin);
    await new ConsoleCalls(server, admin).mutate('content.preview', { id });
    return { id };
  },
  'content.unpublish': async (server, admin) => ({ id: (await publishedContent(server, admin)).id }),
};
