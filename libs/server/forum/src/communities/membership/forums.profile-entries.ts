import { ListedOnProfiles, type ProfileEntries, type ProfileEntrySides } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { isBanned, isReadableTo } from '../../access/forum-access.queries';

/** The forums somebody is in that the reader may read, too: who is in any other is told by nobody. */
@Injectable()
@ListedOnProfiles()
export class ForumsOnProfiles implements ProfileEntries {
  readonly kind = 'FORUM';

  of({ owner, reader }: ProfileEntrySides): string {
    return `SELECT c.id, c.display_name::text AS name, '/community/' || c.name AS url, NULL::timestamptz AS starts_at
      FROM community_members m JOIN communities c ON c.id = m.community_id
      WHERE m.user_id = ${owner} AND NOT ${isBanned('c.id', owner)} AND ${isReadableTo(reader, 'c')}`;
  }
}
