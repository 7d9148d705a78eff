import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { ClapBurst } from './clap-burst';
import { useClapBurst } from './use-clap-burst';

afterEach(cleanup);

test('[93][107] claps that wait go out when the page is left or put aside, and when what was clapped for is closed', () => {
  const sent: number[] = [];
  const { result, unmount } = renderHook(() =>
    useClapBurst(() => new ClapBurst((count) => sent.push(count))),
  );
  const burst = result.current;
  burst.add();
  burst.add();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([2]);
  burst.add();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([2, 1]);
  burst.add();
  unmount();
  expect(sent).toEqual([2, 1, 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(3);
});
