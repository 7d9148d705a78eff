import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** What staff noted about somebody. Who noted it is not told; what they noted of others stays, of nobody. */
@Injectable()
@PersonalDataSource('notes')
export class NotePersonalData extends StoredPersonalData {
  protected readonly lists = {
    notes: statement<{ text: string; notedAt: Date }>(
      'admin.export-notes',
      'SELECT text, created_at AS "notedAt" FROM person_notes WHERE user_id = $userId ORDER BY created_at, id',
    ),
  };

  protected override readonly erasures = [
    statement('admin.erase-notes', 'DELETE FROM person_notes WHERE user_id = $userId'),
    statement(
      'admin.forget-author-of-notes',
      'UPDATE person_notes SET author_id = NULL WHERE author_id = $userId',
    ),
  ];
}
