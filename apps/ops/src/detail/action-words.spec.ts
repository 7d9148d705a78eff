import { describe, expect, it } from '@jest/globals';
import { auditActionChoices, auditActions, auditKinds } from '@lyceum/contracts/ops';
import { actionPhrase, actionWords, keyWords, kindWords } from './action-words';

describe('[238] the words of the audit log', () => {
  it.each([
    ['user.setSuspended', '{"isSuspended": true, "reason": "Spam"}', 'suspended {what}'],
    ['user.setSuspended', '{"isSuspended": false, "reason": "Sorry"}', 'let {what} in again'],
    ['user.setRoles', '{"roles": []}', 'changed the roles of {what}'],
    ['forum.retired', null, 'did “Forum retired” to {what}'],
  ])('%s with %s is %s', (action, after, words) => expect(actionPhrase({ action, after })).toBe(words));

  it.each(Object.keys(auditActions))('%s is said in words, once what it was done to is named', (action) => {
    const words = actionPhrase({ action, after: null }).replace('{what}', 'Tara');
    expect(words).toMatch(/^[a-z][^{}.]+$/);
    expect(auditActionChoices[action]).toMatch(/^[A-Z][^{}.]+$/);
  });

  it('on the page of what it was done to it is this one', () =>
    expect(actionWords({ action: 'promoCode.disable', after: null, targetType: 'promoCode' })).toBe(
      'disabled this promo code',
    ));

  it('kinds are words, too', () => {
    expect(Object.keys(auditKinds).map(kindWords)).not.toContainEqual(expect.stringMatching(/[A-Z]/));
    expect([kindWords('moderationCase'), kindWords('forumThing')]).toEqual([
      'case of moderation',
      'forum thing',
    ]);
    expect(keyWords('usageLimit')).toBe('Usage limit');
  });
});
