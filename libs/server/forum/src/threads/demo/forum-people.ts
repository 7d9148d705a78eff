import type { EntityManager } from 'typeorm';
import type { DemoPerson } from './demo-thread';

/** The people of a forum: those with an address of their own by it, all others in an order that looks like chance. */
export interface ForumPeople {
  readonly communityId: string;
  readonly ids: readonly string[];
  readonly idOf: (person: DemoPerson) => string;
}

const peopleStatement = `
  SELECT c.id AS "communityId", u.id, split_part(u.email::text, '@', 1) AS name
  FROM communities c JOIN community_members m ON m.community_id = c.id JOIN users u ON u.id = m.user_id
  WHERE c.name = $1 ORDER BY hashtext(u.email::text || c.name::text)`;

/** Who is in a forum of the demo data, by its name in addresses. */
export async function peopleOf(manager: EntityManager, forum: string): Promise<ForumPeople> {
  const rows = await manager.query<{ communityId: string; id: string; name: string }[]>(peopleStatement, [
    forum,
  ]);
  const crowd = rows.filter(({ name }) => /^member-(?!1?\d$)/.test(name));
  const others = crowd.length > 0 ? crowd : rows;
  const idOf = (person: DemoPerson): string => {
    const found = person.startsWith('~')
      ? others[Number(person.slice(1)) % others.length]
      : rows.find(({ name }) => name === person);
    if (!found) throw new Error(`${person} is no member of ${forum}`);
    return found.id;
  };
  return { communityId: rows[0]?.communityId ?? '', ids: rows.map(({ id }) => id), idOf };
}
