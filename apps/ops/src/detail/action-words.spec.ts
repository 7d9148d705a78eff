import { describe, expect, it } from '@jest/globals';
import { actionWords, keyWords } from './action-words';

describe('the words of the audit log', () => {
  it.each([
    ['user.setSuspended', '{"isSuspended": true, "reason": "Spam"}', 'Suspended'],
    ['user.setSuspended', '{"isSuspended": false, "reason": "Sorry"}', 'Let in again'],
    ['user.setRoles', '{"roles": []}', 'User: set roles'],
    ['promoCode.duplicate', null, 'Promo code: duplicate'],
  ])('%s with %s is %s', (action, after, words) => expect(actionWords({ action, after })).toBe(words));

  it('kinds are words, too', () => expect(keyWords('moderationCase')).toBe('Moderation case'));
});
