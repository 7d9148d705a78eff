import { Injectable } from '@nestjs/common';
import { isNameable, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { type Actor, can, PreparedQueries, statement } from '@lyceum/kernel';
import { mentionedIn, type NamedPerson, namesOf, type TextRow, withNames } from './named-texts';

/** Those of the people whom the reader may meet by name. */
const namesQuery = statement<NamedPerson>(
  'mentions.names-of-mentioned',
  `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName" ${people.from('u')}
    WHERE u.id = ANY($ids::uuid[]) AND ${isNameable('u')} AND NOT ${blocks.hiddenFrom('$readerId', 'u.id')}`,
);

/** The same, for who reads everybody's name. */
const allNamesQuery = statement<NamedPerson>(
  'mentions.names-of-mentioned-for-staff',
  `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName" ${people.from('u')}
    WHERE u.id = ANY($ids::uuid[])`,
);

/** Puts into stored texts the names of those whom they mention. Whatever hands out somebody's text goes through it. */
@Injectable()
export class MentionNamesService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * The rows with the names that people have now. Who may not be named any more, or has a block with the reader, is
   * "somebody". One statement for all of them, none where nobody is mentioned.
   * @param readerId null for who is not signed in, to whom nobody is named
   */
  async into<Row extends TextRow>(readerId: string | null, rows: readonly Row[]): Promise<Row[]> {
    const names = await this.namesIn(readerId, rows);
    return rows.map((row) => withNames(row, names));
  }

  /** The names that the reader may read of those whom these rows mention, by their ids. */
  async namesIn(readerId: string | null, rows: readonly TextRow[]): Promise<Map<string, string>> {
    const ids = mentionedIn(rows);
    const people =
      ids.length === 0 || readerId === null ? [] : await this.queries.rows(namesQuery, { readerId, ids });
    return namesOf(people);
  }

  /** The same of one row. */
  async intoOne<Row extends TextRow>(readerId: string | null, row: Row): Promise<Row> {
    const [named] = await this.into(readerId, [row]);
    return named ?? row;
  }

  /** The row as a moderator of the console reads it: whoever lists people has all names, others those they may meet. */
  async forConsole<Row extends TextRow>(actor: Actor, row: Row): Promise<Row> {
    if (!can(actor, 'user.listAll')) return this.intoOne(actor.userId, row);
    const ids = mentionedIn([row]);
    const people = ids.length === 0 ? [] : await this.queries.rows(allNamesQuery, { ids });
    return withNames(row, namesOf(people));
  }
}
