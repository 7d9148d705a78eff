import { strFromU8, unzipSync } from 'fflate';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** The copy of somebody's data: its files as text, by name. */
export async function exportedFiles(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
): Promise<Record<string, string>> {
  const { body } = await server.http
    .get('/account/export')
    .set('authorization', `Bearer ${token}`)
    .responseType('blob')
    .expect(200);
  const files = Object.entries(unzipSync(body as Uint8Array));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
