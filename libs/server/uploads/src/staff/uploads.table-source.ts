import { people, peopleNamed } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { uploadsTable } from '@lyceum/contracts/uploads';
import { type Actor, ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { isLookedAfterBy } from '../domains/staff-files.policy';

/** Where the files of the console come from: those that were checked and kept. */
@Injectable()
@ConsoleTable()
export class UploadsTableSource implements TableProvider {
  readonly source: TableSource<typeof uploadsTable> = {
    table: uploadsTable,
    from: `(SELECT * FROM uploads WHERE state = 'READY') f ${people.join('o', 'f.owner_id')}`,
    id: 'f.id',
    columns: {
      name: 'f.name',
      folder: 'f.folder',
      type: 'f.stored_type',
      bytes: 'f.stored_bytes',
      owner: 'o.full_name',
      ownerId: 'o.id',
      uploadedAt: 'f.finished_at',
      target: 'f.target',
      url: 'f.url',
      deletedAt: 'f.deleted_at',
      isDeleted: '(f.deleted_at IS NOT NULL)',
    },
    notNull: ['name', 'bytes', 'uploadedAt'],
    refersTo: { people: peopleNamed },
    searchText: (pattern, isFound) => `f.search_text LIKE ${pattern} OR ${isFound('people', 'f.owner_id')}`,
    scope: (actor: Actor) => isLookedAfterBy(actor, 'f', 'o'),
  };
}
