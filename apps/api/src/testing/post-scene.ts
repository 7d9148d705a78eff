import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildPerson, type Person } from './people';
import type { PostCalls } from './posts';
import type { TestServer } from './test-server';

/** A forum with an admin, a moderator, two members and a thread; it holds nothing back. */
export interface PostScene {
  admin: Person;
  moderator: Person;
  author: Person;
  member: Person;
  outsider: Person;
  community: { id: string; name: string };
  threadId: string;
}

export async function buildPostScene(
  server: TestServer,
  calls: PostCalls,
  privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC',
): Promise<PostScene> {
  const { manager } = server.database;
  const [admin, moderator, author, member, outsider] = (await Promise.all(
    ['Olga', 'Max', 'Ada', 'Mia', 'Otto'].map((firstName) => buildPerson(server, { firstName })),
  )) as [Person, Person, Person, Person, Person];
  const community = await buildCommunity(manager, admin, { privacy });
  await manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [community.id]);
  await buildMember(manager, community, admin, 'ADMIN');
  await buildMember(manager, community, moderator, 'MOD');
  for (const person of [author, member]) await buildMember(manager, community, person);
  const { data } = await calls.create(author, { communityId: community.id });
  return { admin, moderator, author, member, outsider, community, threadId: data?.createThread.id ?? '' };
}
