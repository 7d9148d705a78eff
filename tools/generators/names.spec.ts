import { describe, expect, test } from '@jest/globals';
import { checkName, toCamel, toConstant, toParticiple, toPascal, toSingular } from './names.ts';

test('a name becomes a class, a variable and the prefix of error codes', () => {
  expect([toPascal('live-course'), toCamel('live-course'), toConstant('live-course')]).toEqual([
    'LiveCourse',
    'liveCourse',
    'LIVE_COURSE',
  ]);
});

test.each(['Polls', 'my_polls', 'polls-', '-polls', '2polls', 'a--b', '../polls', '', 'delete'])(
  '"%s" is refused',
  (name) => expect(() => checkName('domain', name)).toThrow(/domain/),
);

describe('words', () => {
  test.each([
    ['threads', 'thread'],
    ['communities', 'community'],
    ['classes', 'class'],
    ['courses', 'course'],
    ['matches', 'match'],
    ['status', 'status'],
    ['moderation', 'moderation'],
    ['promo-codes', 'promo-code'],
  ])('one of the %s is a %s', (feature, one) => expect(toSingular(feature)).toBe(one));

  test.each([
    ['pin', 'pinned'],
    ['close', 'closed'],
    ['reply', 'replied'],
    ['play', 'played'],
    ['send', 'sent'],
    ['open', 'opened'],
    ['block', 'blocked'],
  ])('who did %s something has %s it', (verb, participle) => expect(toParticiple(verb)).toBe(participle));
});
