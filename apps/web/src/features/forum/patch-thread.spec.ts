import { expect, test } from '@jest/globals';
import { patchThread } from './patch-thread';

test('[93] a clap shows on the page and in every list, and touches nothing else', () => {
  const other = { id: 'b', clapsCnt: 7 };
  const lists = { pages: [[other, { id: 'a', clapsCnt: 1 }], [other]] };
  const patched = patchThread(lists, 'a', { claps: 2, requestingUserClapCnt: 1 }) as typeof lists;
  expect(patched.pages[0]).toEqual([other, { id: 'a', clapsCnt: 2 }]);
  expect(patched.pages[1]).toBe(lists.pages[1]);
  const page = { getThread: { id: 'a', claps: 1, requestingUserClapCnt: 0 } };
  expect(patchThread(page, 'a', { claps: 2, requestingUserClapCnt: 1 })).toEqual({
    getThread: { id: 'a', claps: 2, requestingUserClapCnt: 1 },
  });
  expect(patchThread(lists, 'c', { claps: 2 })).toBe(lists);
  expect(patchThread(undefined, 'c', { claps: 2 })).toBeUndefined();
});
