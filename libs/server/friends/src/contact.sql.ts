import { isFindable, people } from '@lyceum/auth';
import { authLimits } from '@lyceum/contracts/auth';
import { friendsLimits } from '@lyceum/contracts/friends';
import type { ContactTies } from '@lyceum/kernel';
import { blocks } from './blocks.sql';
import {
  contactTable,
  type ContactWay,
  type Need,
  standings,
  type Tie,
  ties,
  withOneself,
  workingRoles,
} from './contact.policy';
import { friends } from './friends.sql';

/** SQL of what is asked of one of the two. */
export interface ContactSide {
  readonly id: string;
  readonly standing: string;
}

/** Somebody who stands in the statement already. @param user an alias of `users` */
export function rowSide(user: string): ContactSide {
  return { id: `${user}.id`, standing: standingSql(user) };
}

/** Somebody who is known by the id alone, which PostgreSQL looks up once a statement. @param id SQL, e.g. `$1::uuid` */
export function idSide(id: string): ContactSide {
  return { id, standing: `(SELECT ${standingSql('side')} ${people.from('side')} WHERE side.id = ${id})` };
}

/** `standingOf` as SQL. @param user an alias of `users` */
export function standingSql(user: string): string {
  const youngerThan = (years: number): string =>
    `${user}.date_of_birth > CURRENT_DATE - interval '${String(years)} years'`;
  return `CASE WHEN NOT ${isFindable(user)} THEN 'HIDDEN' WHEN ${user}.date_of_birth IS NULL THEN 'UNKNOWN'
    WHEN ${youngerThan(authLimits.adultAgeYears)} THEN 'MINOR'
    WHEN ${youngerThan(friendsLimits.peerAgeYears + 1)} AND 'STUDENT' = ANY(${user}.roles)
      AND NOT ${user}.roles && '{${workingRoles.join(',')}}' THEN 'PEER' ELSE 'ADULT' END`;
}

/** The two people of a statement, and what it takes to know what is between them. */
export interface ContactPair {
  readonly actor: ContactSide;
  readonly person: ContactSide;
  /** Whether the actor asks as staff: `asksAsStaff`. */
  readonly asStaff: boolean;
  readonly contactTies: ContactTies;
}

/** SQL of whether there is this between the two. */
export function tieSql(tie: Tie, { actor, person, asStaff, contactTies }: ContactPair): string {
  if (tie === 'STAFF') return asStaff ? 'TRUE' : 'FALSE';
  if (tie === 'TAUGHT') return contactTies.sql('TEACHES', person.id, actor.id);
  return tie === 'FRIENDS' ? friends.are(actor.id, person.id) : contactTies.sql(tie, actor.id, person.id);
}

/** `mayContact` as SQL, made of the same table: TRUE or FALSE, never NULL. */
export function contactSql(way: ContactWay, pair: ContactPair): string {
  const { actor, person } = pair;
  return `(${strangersSql(way, pair)}
    AND (${actor.id} = ${person.id} OR NOT ${blocks.between(actor.id, person.id)}))`;
}

/**
 * The same as if nobody had blocked anybody, for what is shown to somebody who must not learn that they are blocked. What
 * two people of these ages need is looked up first and once, so that ties are only searched for where they matter. Each
 * tie stands in it once: PostgreSQL prepares a search for every one that does, whether it comes to it or not.
 */
export function strangersSql(way: ContactWay, pair: ContactPair): string {
  const { actor, person } = pair;
  const needs = standings.flatMap((from) =>
    standings.map((to) => ({ from, to, need: contactTable[way][from][to] })),
  );
  const cells = needs.map(({ from, to, need }) => `WHEN '${from} ${to}' THEN ${String(bitsOf(need))}`);
  const used = ties.filter((tie) => needs.some(({ need }) => bitsOf(need) & bitOf(tie)));
  const held = used.map((tie) => `WHEN bits & ${String(bitOf(tie))} <> 0 AND ${tieSql(tie, pair)} THEN TRUE`);
  return `(CASE WHEN ${actor.id} = ${person.id} THEN ${withOneself[way] ? 'TRUE' : 'FALSE'} ELSE
    (SELECT CASE WHEN COALESCE(bits, 0) = 0 THEN FALSE WHEN bits = ${String(anybody)} THEN TRUE ${held.join(' ')} ELSE FALSE END
     FROM (SELECT CASE ${actor.standing} || ' ' || ${person.standing} ${cells.join(' ')} END AS bits OFFSET 0) needed) END)`;
}

const bitOf = (tie: Tie): number => 1 << ties.indexOf(tie);

const anybody = 1 << ties.length;

/** What is needed as bits, one of which is enough. */
function bitsOf(need: Need): number {
  if (typeof need === 'string') return need === 'ANYBODY' ? anybody : 0;
  return need.reduce((bits, tie) => bits | bitOf(tie), 0);
}
