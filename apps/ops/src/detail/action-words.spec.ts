import { describe, expect, it } from '@jest/globals';
import { auditActionChoices, auditActions, auditKinds } from '@lyceum/contracts/ops';
import { actionPhrase, actionWords, keyWords, kindWords, targetWords } from './action-words';

describe('[238] the words of the audit log', () => {
  it.each([
    ['user.setSuspended', '{"isSuspended": true, "reason": "Spam"}', 'suspended {what}'],
    ['user.setSuspended', '{"isSuspended": false, "reason": "Sorry"}', 'let {what} in again'],
    ['user.setRoles', '{"roles": []}', 'changed the roles of {what}'],
    ['view.setDefault', '{"table": "users", "id": "1"}', 'changed the usual view to {what}'],
    [
      'view.setDefault',
      '{"table": "users", "id": null}',
      'changed the usual view of {what} to none of the saved ones',
    ],
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

  it.each([
    ['what is there', 'view', 'Ending', '{"name":"Old"}', 'Ending'],
    ['a list', 'table', null, null, 'the list users'],
    ['what is gone', 'view', null, '{"name":"Ending"}', 'the saved view “Ending”'],
    ['somebody erased', 'user', null, '{"name":"Tara"}', 'a person'],
    ['what has no name', 'order', null, '{"amount":1}', 'an order'],
  ])('%s is named by what is known of it', (_, targetType, target, before, words) =>
    expect(targetWords({ target, targetType, targetId: 'users', before, after: null })).toBe(words),
  );

  it('kinds are words, too', () => {
    expect(Object.keys(auditKinds).map(kindWords)).not.toContainEqual(expect.stringMatching(/[A-Z]/));
    expect([kindWords('moderationCase'), kindWords('forumThing')]).toEqual([
      'case of moderation',
      'forum thing',
    ]);
    expect(keyWords('usageLimit')).toBe('Usage limit');
  });
});
