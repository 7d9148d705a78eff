import { ageInYears, authLimits, type Role } from '@lyceum/contracts/auth';
import { friendsLimits } from '@lyceum/contracts/friends';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { type Actor, can, contactTieKinds } from '@lyceum/kernel';

/** What somebody wants of somebody else. */
export const contactWays = [
  /** To be friends: to ask, to accept, to be offered the button. */
  'REQUEST',
  /** To be shown among people one looks for, and so to be named in a text. */
  'SUGGEST',
  /** To see whether they are there. */
  'SEE_ONLINE',
  /** To write, call or invite outside of what both share anyway (checklist lines 75, 143). */
  'TALK',
  /** To be together in a group chat: asked of every two of it, both ways (checklist lines 143, 201). */
  'GATHER',
  /** To say on their profile what one thinks of them (checklist line 154). */
  'ENDORSE',
] as const;

export type ContactWay = (typeof contactWays)[number];

/**
 * How old somebody is for this. `PEER` is a student of 18 or 19 who is no staff. Who has no birth date is `UNKNOWN`:
 * protected like a minor, restricted like an adult. `HIDDEN` is who cannot be found at all, who waits for a guardian say.
 */
export const standings = ['MINOR', 'PEER', 'ADULT', 'UNKNOWN', 'HIDDEN'] as const;

export type Standing = (typeof standings)[number];

/**
 * What there is between the two: `TAUGHT` is `TEACHES` seen from the student, `STAFF` is held by the actor alone, who
 * `asksAsStaff`.
 */
export const ties = ['FRIENDS', 'TAUGHT', 'STAFF', ...contactTieKinds] as const;

export type Tie = (typeof ties)[number];

/** Who meets people as staff: who looks after accounts. To enter the console is not enough, local roles and sales may. */
export const asksAsStaff = (actor: Actor): boolean => can(actor, 'user.read');

/** Nobody may, anybody may, or whoever has one of these ties. */
export type Need = 'NOBODY' | 'ANYBODY' | readonly Tie[];

type Row = Readonly<Record<Standing, Need>>;

const known: Need = ['FRIENDS', 'TEACHES', 'TAUGHT'];
const together: Need = ['FRIENDS', 'TEACHES', 'TAUGHT', 'CLASS', 'FORUM'];
const sameAge: Need = ['FRIENDS', 'TEACHES', 'TAUGHT', 'CLASS', 'FORUM', 'SCHOOL'];
const shownKnown: Need = ['FRIENDS', 'TEACHES', 'TAUGHT', 'STAFF', 'GUARDS'];
const shownTogether: Need = ['FRIENDS', 'TEACHES', 'TAUGHT', 'STAFF', 'GUARDS', 'CLASS', 'FORUM'];
const watchers: Need = ['FRIENDS', 'TEACHES', 'STAFF'];
const friends: Need = ['FRIENDS'];
const ofClass: Need = ['FRIENDS', 'TEACHES', 'TAUGHT', 'CLASS'];
const ownTeachers: Need = ['FRIENDS', 'TEACHES'];

/** What is needed towards each standing, in the order of `standings`; nothing leads to the hidden. */
const row = (MINOR: Need, PEER: Need, ADULT: Need, UNKNOWN: Need): Row => ({
  MINOR,
  PEER,
  ADULT,
  UNKNOWN,
  HIDDEN: 'NOBODY',
});
const nobody = row('NOBODY', 'NOBODY', 'NOBODY', 'NOBODY');

/**
 * The rule, and the only place of it: what the actor (the row) must have with the person (the column). REQUEST reads the
 * same in both directions, because a minor may ask only those who may ask them. A staff role opens no request: staff
 * reach minors through what they teach, or as the house.
 */
export const contactTable: Readonly<Record<ContactWay, Readonly<Record<Standing, Row>>>> = {
  REQUEST: {
    MINOR: row(sameAge, together, known, known),
    PEER: row(together, 'ANYBODY', 'ANYBODY', together),
    ADULT: row(known, 'ANYBODY', 'ANYBODY', known),
    UNKNOWN: row(known, together, known, known),
    HIDDEN: nobody,
  },
  SUGGEST: {
    MINOR: row('ANYBODY', 'ANYBODY', 'ANYBODY', 'ANYBODY'),
    PEER: row(shownTogether, 'ANYBODY', 'ANYBODY', shownTogether),
    ADULT: row(shownKnown, 'ANYBODY', 'ANYBODY', shownKnown),
    UNKNOWN: row(shownKnown, 'ANYBODY', 'ANYBODY', shownKnown),
    HIDDEN: nobody,
  },
  SEE_ONLINE: {
    MINOR: row('ANYBODY', 'ANYBODY', 'ANYBODY', 'ANYBODY'),
    PEER: row(watchers, 'ANYBODY', 'ANYBODY', watchers),
    ADULT: row(watchers, 'ANYBODY', 'ANYBODY', watchers),
    UNKNOWN: row(watchers, 'ANYBODY', 'ANYBODY', watchers),
    HIDDEN: nobody,
  },
  TALK: {
    MINOR: row(friends, friends, friends, friends),
    PEER: row(friends, friends, friends, friends),
    ADULT: row(friends, friends, friends, friends),
    UNKNOWN: row(friends, friends, friends, friends),
    HIDDEN: nobody,
  },
  // A minor needs nothing for it: it is those who are to meet them of whom it is asked.
  GATHER: {
    MINOR: row('ANYBODY', 'ANYBODY', 'ANYBODY', 'ANYBODY'),
    PEER: row(together, 'ANYBODY', 'ANYBODY', together),
    ADULT: row(known, 'ANYBODY', 'ANYBODY', known),
    UNKNOWN: row(known, 'ANYBODY', 'ANYBODY', known),
    HIDDEN: nobody,
  },
  ENDORSE: {
    MINOR: row(ofClass, together, together, ofClass),
    PEER: row(ofClass, together, together, ofClass),
    // A grown-up of a class is no classmate of its minors.
    ADULT: row(ownTeachers, together, together, known),
    UNKNOWN: row(ownTeachers, together, together, known),
    HIDDEN: nobody,
  },
};

/** Who with any of these roles is no mere student. */
export const workingRoles = rolesHolding('console.use');

/** What one may do with regard to oneself. */
export const withOneself: Readonly<Record<ContactWay, boolean>> = {
  REQUEST: false,
  SUGGEST: true,
  SEE_ONLINE: true,
  TALK: false,
  GATHER: true,
  ENDORSE: false,
};

/** What of somebody decides their standing. */
export interface PersonFacts {
  /** `YYYY-MM-DD`, or null where they were never asked. */
  readonly dateOfBirth: string | null;
  readonly roles: readonly Role[];
  /** As `isFindable` of people.sql.ts says. */
  readonly isFindable: boolean;
}

/** What is known of the two. */
export interface ContactFacts {
  readonly isSelf: boolean;
  /** Whether either has blocked the other. */
  readonly isBlocked: boolean;
  readonly actor: PersonFacts;
  readonly person: PersonFacts;
  readonly ties: readonly Tie[];
}

/** @param today in whose time zone's calendar birthdays fall */
export function standingOf({ dateOfBirth, roles, isFindable }: PersonFacts, today: Date): Standing {
  if (!isFindable) return 'HIDDEN';
  if (dateOfBirth === null) return 'UNKNOWN';
  const age = ageInYears(dateOfBirth, today);
  if (age < authLimits.adultAgeYears) return 'MINOR';
  const isStudent = roles.includes('STUDENT') && !roles.some((role) => workingRoles.includes(role));
  return age <= friendsLimits.peerAgeYears && isStudent ? 'PEER' : 'ADULT';
}

/** Whether the actor may do this with regard to the person. `contactSql` is the same as SQL, of the same table. */
export function mayContact(way: ContactWay, facts: ContactFacts, today: Date): boolean {
  if (facts.isSelf) return withOneself[way];
  if (facts.isBlocked) return false;
  const { actor, person, ties: held } = facts;
  const need = contactTable[way][standingOf(actor, today)][standingOf(person, today)];
  if (typeof need === 'string') return need === 'ANYBODY';
  return need.some((tie) => held.includes(tie));
}
