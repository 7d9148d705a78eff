import { describe, expect, test } from '@jest/globals';
import type { Role } from '@lyceum/contracts/auth';
import {
  contactTable,
  contactWays,
  mayContact,
  type PersonFacts,
  standings,
  type Tie,
  ties,
} from './contact.policy';

const today = new Date('2026-11-22T12:00:00');
const person = (dateOfBirth: string | null, ...roles: Role[]): PersonFacts => ({
  dateOfBirth,
  roles,
  isFindable: true,
});
const minor = person('2011-03-01', 'STUDENT');
const peer = person('2007-03-01', 'STUDENT');
const adult = person('1980-03-01', 'STUDENT');
const staff = person('1980-03-01', 'ADMIN');
const unknown = person(null, 'STUDENT');
const child: PersonFacts = { ...person('2015-03-01', 'STUDENT'), isFindable: false };

const facts = (actor: PersonFacts, other: PersonFacts, ...held: Tie[]) => ({
  isSelf: false,
  isBlocked: false,
  actor,
  person: other,
  ties: held,
});
const mayAsk = (actor: PersonFacts, other: PersonFacts, ...held: Tie[]): boolean =>
  mayContact('REQUEST', facts(actor, other, ...held), today);
const seesOnline = (actor: PersonFacts, other: PersonFacts, ...held: Tie[]): boolean =>
  mayContact('SEE_ONLINE', facts(actor, other, ...held), today);

describe('who may contact whom', () => {
  test('an adult reaches a minor only as their teacher or friend, and a role of staff alone opens no request', () => {
    for (const stranger of [adult, staff, unknown]) {
      expect(mayAsk(stranger, minor)).toBe(false);
      expect(mayAsk(stranger, minor, 'FORUM', 'CLASS', 'SCHOOL', 'STAFF')).toBe(false);
      expect(mayAsk(stranger, minor, 'TEACHES')).toBe(true);
      expect(mayAsk(minor, stranger)).toBe(false);
      expect(mayAsk(minor, stranger, 'TAUGHT')).toBe(true);
    }
  });

  test('a minor is asked by minors of the same forum, class or school, and by students up to 19 of the first two', () => {
    for (const tie of ['FORUM', 'CLASS', 'SCHOOL'] as const) expect(mayAsk(minor, minor, tie)).toBe(true);
    for (const tie of ['FORUM', 'CLASS'] as const) expect(mayAsk(peer, minor, tie)).toBe(true);
    expect(mayAsk(peer, minor, 'SCHOOL')).toBe(false);
    expect(mayAsk(person('2006-03-01', 'STUDENT'), minor, 'FORUM')).toBe(false);
    expect(mayAsk(person('2007-03-01', 'STUDENT', 'STUDENT_CLUB_ADMIN'), minor, 'FORUM')).toBe(false);
    expect(mayAsk(person('2007-03-01', 'AGENT'), minor, 'FORUM')).toBe(false);
    expect(mayAsk(minor, minor)).toBe(false);
  });

  test('an adult stranger does not see whether a minor is there; their teacher, a friend and staff do', () => {
    for (const protectedOne of [minor, unknown]) {
      for (const stranger of [adult, peer, unknown]) {
        expect(seesOnline(stranger, protectedOne, 'FORUM', 'CLASS')).toBe(false);
        expect(seesOnline(stranger, protectedOne, 'TEACHES')).toBe(true);
        expect(seesOnline(stranger, protectedOne, 'FRIENDS')).toBe(true);
      }
      expect(seesOnline(staff, protectedOne)).toBe(false);
      expect(seesOnline(staff, protectedOne, 'STAFF')).toBe(true);
    }
    expect(seesOnline(minor, minor)).toBe(true);
    expect(seesOnline(adult, adult)).toBe(true);
  });

  test('who may ask somebody may know of them: nobody is suggested as a friend who would not be shown', () => {
    for (const one of [minor, peer, adult, staff, unknown])
      for (const other of [minor, peer, adult, staff, unknown])
        for (const held of [[], ...ties.map((tie) => [tie])])
          if (mayContact('REQUEST', facts(one, other, ...held), today))
            expect(mayContact('SUGGEST', facts(one, other, ...held), today)).toBe(true);
  });

  test('[143] no grown-up who does not know a minor is in a group with them, whoever made it', () => {
    const meets = (one: PersonFacts, other: PersonFacts, ...held: Tie[]): boolean =>
      mayContact('GATHER', facts(one, other, ...held), today) &&
      mayContact('GATHER', facts(other, one, ...held), today);
    for (const stranger of [adult, staff, unknown])
      for (const protectedOne of [minor, unknown]) {
        expect(meets(stranger, protectedOne, 'FORUM', 'CLASS', 'SCHOOL', 'STAFF')).toBe(false);
        for (const tie of ['FRIENDS', 'TEACHES', 'TAUGHT'] as const)
          expect(meets(protectedOne, stranger, tie)).toBe(true);
      }
    expect(meets(peer, minor, 'CLASS')).toBe(true);
    expect(meets(peer, minor, 'SCHOOL')).toBe(false);
    expect(meets(minor, minor)).toBe(true);
    expect(meets(adult, peer)).toBe(true);
  });

  test('adults among themselves are as ever, and who waits for a guardian is reached by nobody', () => {
    for (const way of ['REQUEST', 'SUGGEST', 'SEE_ONLINE', 'GATHER'] as const)
      for (const one of [peer, adult, staff])
        for (const other of [peer, adult, staff]) {
          expect(mayContact(way, facts(one, other), today)).toBe(true);
          expect(mayContact(way, { ...facts(one, other, ...ties), isBlocked: true }, today)).toBe(false);
        }
    for (const way of contactWays)
      for (const other of [minor, peer, adult, staff, unknown, child]) {
        expect(mayContact(way, facts(other, child, ...ties), today)).toBe(false);
        expect(mayContact(way, facts(child, other, ...ties), today)).toBe(false);
      }
  });

  test('[154] a minor is endorsed by friends, own teachers and classmates up to 19, others by who shares a forum too', () => {
    const may = (actor: PersonFacts, other: PersonFacts, ...held: Tie[]): boolean =>
      mayContact('ENDORSE', facts(actor, other, ...held), today);
    for (const actor of [minor, peer, adult, staff, unknown]) {
      for (const tie of ['FRIENDS', 'TEACHES'] as const) expect(may(actor, minor, tie)).toBe(true);
      expect(may(actor, minor, 'CLASS')).toBe(actor === minor || actor === peer);
      expect(may(actor, minor, 'FORUM', 'SCHOOL', 'STAFF')).toBe(false);
      expect(may(actor, unknown, 'FORUM', 'SCHOOL', 'STAFF')).toBe(false);
      for (const other of [peer, adult, staff]) {
        for (const tie of ['FRIENDS', 'TAUGHT', 'CLASS', 'FORUM'] as const)
          expect(may(actor, other, tie)).toBe(true);
        expect(may(actor, other, 'SCHOOL', 'STAFF')).toBe(false);
      }
    }
    expect(mayContact('ENDORSE', { ...facts(minor, minor, ...ties), isSelf: true }, today)).toBe(false);
  });

  test('a request reads the same from both sides: a minor may ask only those who may ask them', () => {
    for (const one of standings)
      for (const other of standings)
        expect(contactTable.REQUEST[one][other]).toEqual(contactTable.REQUEST[other][one]);
  });
});
