import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isFindable, people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import {
  type Actor,
  type ContactTieKind,
  ContactTies,
  PreparedQueries,
  statement,
  type Statement,
} from '@lyceum/kernel';
import { blocks } from './blocks.sql';
import {
  asksAsStaff,
  type ContactFacts,
  type ContactWay,
  mayContact,
  type Tie,
  ties,
} from './contact.policy';
import { contactSql, type ContactPair, idSide, rowSide, strangersSql, tieSql } from './contact.sql';
import { ofPair } from './pair';

interface FactsRow {
  actorBornOn: string | null;
  actorRoles: Role[];
  actorIsFindable: boolean;
  personBornOn: string | null;
  personRoles: Role[];
  personIsFindable: boolean;
  isSelf: boolean;
  isBlocked: boolean;
  ties: Tie[];
}

/**
 * Who may reach whom (`contactTable`): one answer for one pair, and SQL for statements about many. Every domain that
 * brings people together asks here.
 */
@Injectable()
export class ContactService implements OnApplicationBootstrap {
  private factsQuery!: Statement<FactsRow>;

  constructor(
    private readonly contactTies: ContactTies,
    private readonly queries: PreparedQueries,
  ) {}

  /** Then all domains have said what people can have in common. */
  onApplicationBootstrap(): void {
    this.factsQuery = this.makeFactsQuery();
  }

  /** Whether the caller may do this with regard to the person; false where there is no such person. */
  async mayContact(actor: Actor, way: ContactWay, personId: string): Promise<boolean> {
    const facts = await this.factsOf(actor, personId);
    return facts !== null && mayContact(way, facts, new Date());
  }

  /** What is known of the two; null where one of them is not there. */
  async factsOf(actor: Actor, personId: string): Promise<ContactFacts | null> {
    const [row] = await this.queries.rows(this.factsQuery, { actorId: actor.userId, personId });
    if (!row) return null;
    const { isSelf, isBlocked, actorBornOn, actorRoles, personBornOn, personRoles } = row;
    return {
      isSelf,
      isBlocked,
      ties: [...row.ties, ...(asksAsStaff(actor) ? (['STAFF'] as const) : [])],
      actor: { dateOfBirth: actorBornOn, roles: actorRoles, isFindable: row.actorIsFindable },
      person: { dateOfBirth: personBornOn, roles: personRoles, isFindable: row.personIsFindable },
    };
  }

  /**
   * The same as SQL for statements that list people.
   * @param actorId SQL of the actor's id, e.g. `$1::uuid` @param person alias of `users`
   * @param asStaff whether the actor `asksAsStaff`; a statement of its own for each
   */
  sql(way: ContactWay, actorId: string, person: string, asStaff = false): string {
    return contactSql(way, this.pairOf(actorId, person, asStaff));
  }

  /**
   * SQL of whether the two may be together in a group: neither is somebody the other must not meet.
   * @param one alias of `users` @param other another
   */
  mayGather(one: string, other: string): string {
    return `(${contactSql('GATHER', this.rowsOf(one, other))} AND ${contactSql('GATHER', this.rowsOf(other, one))})`;
  }

  /** `sql` as if there were no block, for what is shown to somebody who must not learn of one. */
  sqlWithoutBlocks(way: ContactWay, actorId: string, person: string): string {
    return strangersSql(way, this.pairOf(actorId, person, false));
  }

  /**
   * SQL of the relation of the two as JSON, NULL where there is none or it is told to neither: a request is there as long
   * as they may become friends. @param viewerId SQL of an id @param person alias of `users`
   */
  relationSql(viewerId: string, person: string): string {
    return `(SELECT json_build_object('id', r.id, 'status', r.status, 'requestingUser', json_build_object('id', r.requester_id))
      FROM friend_relations r WHERE ${ofPair(viewerId, `${person}.id`)}
        AND (r.status <> 'PENDING' OR ${this.sqlWithoutBlocks('REQUEST', viewerId, person)}))`;
  }

  /** SQL of whether the first has this tie with the second. @param one SQL of an id @param other of the other's */
  tieSql(kind: ContactTieKind, one: string, other: string): string {
    return this.contactTies.sql(kind, one, other);
  }

  /** SQL of rows of `name` and `path`: what of this kind two people share. @param one SQL of an id @param other of the other's */
  sharedSql(kind: ContactTieKind, one: string, other: string): string {
    return this.contactTies.sharedSql(kind, one, other);
  }

  /** SQL of one column `id`: who is to this person what the kind says, as a teacher is. @param personId SQL of an id */
  towardSql(kind: ContactTieKind, personId: string): string {
    return this.contactTies.towardSql(kind, personId);
  }

  /** SQL of rows of `id` and `kind`: people with whom the person has a tie by which others are suggested. */
  matesSql(person: string): string {
    return this.contactTies.matesSql(person);
  }

  /**
   * SQL of whether the friend request still waits for the person, who may still accept it: what holds of a request is
   * asked whenever it is read, since people's ages and what they have in common change.
   * @param personId SQL of who was asked @param relationId SQL of its id
   */
  isOpenRequest(personId: string, relationId: string): string {
    return `EXISTS (
      SELECT FROM friend_relations asked ${people.join('asker', 'asked.requester_id')}
      WHERE asked.id = ${relationId} AND asked.requested_id = ${personId} AND asked.status = 'PENDING'
        AND ${this.sql('REQUEST', personId, 'asker')})`;
  }

  /**
   * SQL of whether a grown-up actor has nothing but a forum in common with somebody who is protected like a minor.
   * @param actor alias of `users` @param person another
   */
  isByForumAlone(actor: string, person: string): string {
    const pair = this.rowsOf(actor, person);
    const others = (['TEACHES', 'TAUGHT', 'CLASS'] as const).map((tie) => tieSql(tie, pair));
    return `(${pair.actor.standing} <> 'MINOR' AND ${pair.person.standing} IN ('MINOR', 'UNKNOWN') AND NOT (${others.join(' OR ')}))`;
  }

  /**
   * SQL of whether the viewer is told that the person is there or not: the person shows it, and the viewer may see it.
   * Every path that gives out an online state takes this in.
   * @param viewerId SQL of the viewer's id @param person alias of `users` @param asStaff as of `sql`
   */
  seesOnline(viewerId: string, person: string, asStaff = false): string {
    return `(${person}.show_online_status AND ${this.sql('SEE_ONLINE', viewerId, person, asStaff)})`;
  }

  private pairOf(actorId: string, person: string, asStaff: boolean): ContactPair {
    const { contactTies } = this;
    return { actor: idSide(actorId), person: rowSide(person), asStaff, contactTies };
  }

  private rowsOf(actor: string, person: string): ContactPair {
    const { contactTies } = this;
    return { actor: rowSide(actor), person: rowSide(person), asStaff: false, contactTies };
  }

  private makeFactsQuery(): Statement<FactsRow> {
    const pair = this.rowsOf('a', 'p');
    const held = ties.map((tie) => `CASE WHEN ${tieSql(tie, pair)} THEN '${tie}' END`);
    return statement<FactsRow>(
      'friends.contact-facts',
      `SELECT a.date_of_birth::text AS "actorBornOn", a.roles AS "actorRoles", ${isFindable('a')} AS "actorIsFindable",
             p.date_of_birth::text AS "personBornOn", p.roles AS "personRoles", ${isFindable('p')} AS "personIsFindable",
             a.id = p.id AS "isSelf", ${blocks.between('a.id', 'p.id')} AS "isBlocked",
             array_remove(ARRAY[${held.join(', ')}], NULL) AS ties
      ${people.from('a')} ${people.join('p', '$personId')} WHERE a.id = $actorId`,
    );
  }
}
