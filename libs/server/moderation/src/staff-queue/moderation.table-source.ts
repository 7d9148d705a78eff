import { Injectable } from '@nestjs/common';
import { people, peopleNamed } from '@lyceum/auth';
import { moderationTable } from '@lyceum/contracts/moderation';
import { namelessText } from '@lyceum/mentions';
import { Communities } from '../communities/communities';
import type { CommunitySql } from '../communities/community-keeper';
import { type Actor, type Bind, ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';

/** Where the moderators' queue of the console comes from: all forums, and what belongs to none. */
@Injectable()
@ConsoleTable()
export class ModerationTableSource implements TableProvider {
  private declared: TableSource<typeof moderationTable> | undefined;

  constructor(private readonly communities: Communities) {}

  get source(): TableSource<typeof moderationTable> {
    return (this.declared ??= sourceOf(this.communities.keeper.sql));
  }
}

const sourceOf = ({ communities }: CommunitySql): TableSource<typeof moderationTable> => ({
  table: moderationTable,
  from: `moderation_cases mc ${people.join('author', 'mc.author_id')}
           LEFT JOIN ${communities} c ON c.id = mc.community_id ${people.leftJoin('decider', 'mc.decided_by')}`,
  id: 'mc.id',
  columns: {
    preview: `left(coalesce(nullif(${namelessText('mc.preview')}, ''), mc.title), 200)`,
    status: 'mc.status',
    kind: 'mc.kind',
    targetType: 'mc.target_type',
    forum: 'c.display_name',
    author: 'author.full_name',
    reportsCnt: 'mc.reports_cnt',
    createdAt: 'mc.created_at',
    title: 'mc.title',
    action: 'mc.action',
    decidedBy: 'decider.full_name',
    decidedAt: 'mc.decided_at',
    authorId: 'mc.author_id',
    deciderId: 'mc.decided_by',
  },
  notNull: ['reportsCnt', 'createdAt'],
  refersTo: {
    people: peopleNamed,
    forums: (pattern) => `SELECT f.id FROM ${communities} f WHERE f.display_name ILIKE ${pattern}`,
  },
  searchText: (pattern, isFound) => `mc.search_text LIKE ${pattern}
    OR ${isFound('people', 'mc.author_id')} OR ${isFound('forums', 'mc.community_id')}`,
  // Nobody decides about themselves.
  scope: (actor: Actor, bind: Bind) => `mc.author_id <> ${bind(actor.userId)}`,
});
