import type { CompletedUpload } from '@lyceum/contracts/uploads';
import { buildUpload } from '@lyceum/uploads/testing';
import sharp from 'sharp';
import { ConsoleCalls } from '../console';
import type { Person } from '../people';
import type { Probes } from '../probes';
import type { TestServer } from '../test-server';
import { begin, complete, put } from '../uploads';

async function sentPicture(server: TestServer, admin: Person): Promise<{ id: string; url: string }> {
  const create = { width: 8, height: 8, channels: 3, background: 'navy' } as const;
  const file = { name: 'poster.png', type: 'image/png', bytes: await sharp({ create }).png().toBuffer() };
  const ticket = await begin(server, admin, file);
  await put(server, ticket, file.bytes);
  const { body } = await complete(server, admin, ticket.uploadId).expect(200);
  return { id: ticket.uploadId, url: (body as { data: CompletedUpload }).data.url };
}

export const probes: Probes = {
  changes: {
    'uploads.remove': async (server, admin) => ({ ids: [(await sentPicture(server, admin)).id] }),
    'uploads.replace': async (server, admin) => {
      const [old, replacement] = [await sentPicture(server, admin), await sentPicture(server, admin)];
      return { uploadId: old.id, replacementUrl: replacement.url };
    },
    'uploads.restore': async (server, admin) => {
      const { id } = await sentPicture(server, admin);
      await new ConsoleCalls(server, admin).mutate('uploads.remove', { ids: [id] });
      return { ids: [id] };
    },
  },
  reads: async (server, { admin }) => {
    const [upload] = await server.database.query<{ id: string }[]>('SELECT id FROM uploads WHERE url = $1', [
      await buildUpload(server.database.manager, admin),
    ]);
    return {
      'uploads.get': { uploadId: upload?.id ?? '' },
      'uploads.history': { id: upload?.id ?? '' },
    };
  },
};
