import { people } from '@lyceum/auth';
import { enquiriesTable } from '@lyceum/contracts/enquiries';
import { type Actor, type Bind, ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { topicsOf } from '../enquiries.policy';

/** Where the enquiries of the console come from. */
@Injectable()
@ConsoleTable()
export class EnquiriesTableSource implements TableProvider {
  readonly source: TableSource<typeof enquiriesTable> = {
    table: enquiriesTable,
    from: `enquiries n LEFT ${people.join('o', 'n.owner_id')}`,
    id: 'n.id',
    columns: {
      name: 'n.name',
      topic: 'n.topic',
      text: 'left(n.text, 200)',
      state: 'n.state',
      owner: 'o.full_name',
      createdAt: 'n.created_at',
      answeredAt: `(SELECT max(e.created_at) FROM enquiry_entries e WHERE e.enquiry_id = n.id AND e.kind = 'ANSWER')`,
      email: 'n.email::text',
    },
    notNull: ['name', 'createdAt'],
    searchText: `lower(n.name || ' ' || n.email || ' ' || n.text)`,
    scope: (actor: Actor, bind: Bind) => `n.topic = ANY(${bind(topicsOf(actor))}::text[])`,
  };
}
