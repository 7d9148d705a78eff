import { expect, test } from '@jest/globals';
import { friendState } from './friend-state';

test('[136] a stored relation is seen from its two sides', () => {
  expect(friendState({ status: null, isRequester: null })).toBe('NO_RELATION');
  expect(friendState({ status: 'PENDING', isRequester: true })).toBe('REQUEST_SENT');
  expect(friendState({ status: 'PENDING', isRequester: false })).toBe('REQUEST_RECEIVED');
  expect(friendState({ status: 'ACCEPTED', isRequester: true })).toBe('FRIENDS');
  expect(friendState({ status: 'ACCEPTED', isRequester: false })).toBe('FRIENDS');
});
