import { buildCommunity, buildMember, buildThread } from '@lyceum/forum/testing';
import { ModerationCalls, type QueueItem } from './moderation';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';
import { toldTo } from './told';

export interface ModerationHouse {
  communityId: string;
  displayName: string;
  admin: Person;
  mod: Person;
  author: Person;
  reader: Person;
  threadId: string;
  title: string;
}

/** The code of an answer's first error. */
export const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;

/** The one row there is. */
export async function only<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row, ...more] = await rows;
  if (row === undefined || more.length > 0) throw new Error(`There are ${row ? 'several' : 'no'} rows`);
  return row;
}

/** Forums with somebody of every kind in them, and what can be seen of what moderators do there. */
export class ModerationScene {
  readonly calls: ModerationCalls;

  constructor(private readonly server: TestServer) {
    this.calls = new ModerationCalls(server);
  }

  /** A forum with an admin, a moderator, an author of a thread and a reader. */
  async house(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC'): Promise<ModerationHouse> {
    const { manager } = this.server.database;
    const [admin, mod, author, reader] = (await Promise.all(
      ['Olga', 'Mo', 'Ada', 'Rita'].map((firstName) => buildPerson(this.server, { firstName })),
    )) as [Person, Person, Person, Person];
    const community = await buildCommunity(manager, admin, { privacy });
    await buildMember(manager, community, admin, 'ADMIN');
    await buildMember(manager, community, mod, 'MOD');
    await buildMember(manager, community, author);
    await buildMember(manager, community, reader);
    const thread = await buildThread(manager, community, author, {
      title: 'Buy now',
      text: 'Cheap watches!',
    });
    const { id: communityId, displayName } = community;
    return { communityId, displayName, admin, mod, author, reader, threadId: thread.id, title: thread.title };
  }

  /** The one case of the forum's open queue, as the admin sees it. */
  openCase({ admin, communityId }: ModerationHouse): Promise<QueueItem> {
    return only(this.calls.items(admin, communityId));
  }

  /** A house whose thread is reported. */
  async reported(privacy?: 'PUBLIC' | 'PRIVATE'): Promise<{ house: ModerationHouse; caseId: string }> {
    const house = await this.house(privacy);
    await this.calls.report(house.reader, house.threadId, 'It sells watches.');
    const { id } = await this.openCase(house);
    return { house, caseId: id };
  }

  async statusOf(threadId: string): Promise<string> {
    const rows = this.server.database.query<{ status: string }[]>(
      'SELECT status FROM threads WHERE id = $1',
      [threadId],
    );
    return (await only(rows)).status;
  }

  /** What somebody was told, once everything is. */
  async bell(person: Person): Promise<{ type: string; description: string }[]> {
    const told = await toldTo(this.server, person);
    return told.map(({ type, description }) => ({ type, description }));
  }

  /** What is on the forum's record: action and reason. */
  async audited(communityId: string): Promise<string[]> {
    const rows = await this.server.database.query<{ action: string; reason: string }[]>(
      'SELECT action, reason FROM forum_audit_entries WHERE community_id = $1 ORDER BY created_at, id',
      [communityId],
    );
    return rows.map(({ action, reason }) => `${action}: ${reason}`);
  }
}
