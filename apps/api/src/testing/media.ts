import type { MediaDetail } from '@lyceum/contracts/cms';
import { ConsoleCalls } from './console';
import type { InputOf } from './input-of';
import type { Person } from './people';
import type { TestServer } from './test-server';
import { sentTo } from './uploads';

export const mediaWords = { title: 'The river', alt: 'A river between houses', credit: 'Drawn by us' };

/** A picture that somebody has sent for the library. */
export const sentPicture = (server: TestServer, editor: Person) => sentTo(server, editor, 'site-pictures');

/** A picture of the library. */
export async function newMedia(server: TestServer, editor: Person): Promise<MediaDetail> {
  const calls = new ConsoleCalls(server, editor);
  const { url } = await sentPicture(server, editor);
  const { id } = await calls.mutate<{ id: string }>('media.create', { url, ...mediaWords });
  return calls.query<MediaDetail>('media.get', { id });
}

/** A valid input for every call of the console that changes the library. */
export const mediaInputs: Readonly<Record<string, InputOf>> = {
  'media.create': async (server, admin) => ({ url: (await sentPicture(server, admin)).url, ...mediaWords }),
  'media.change': async (server, admin) => {
    const { id, revision } = await newMedia(server, admin);
    return { id, revision, ...mediaWords, title: 'Another river', focalX: 0.1, focalY: 0.9 };
  },
  'media.replace': async (server, admin) => {
    const { id } = await newMedia(server, admin);
    return { id, url: (await sentPicture(server, admin)).url };
  },
  'media.remove': async (server, admin) => ({ id: (await newMedia(server, admin)).id }),
};
