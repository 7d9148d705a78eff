import { afterEach, expect, jest, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render } from '@testing-library/react';
import { DueDate } from './due-date';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(now: string, at: string) {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(
    <LyceumProvider>
      <DueDate at={at} />
    </LyceumProvider>,
  );
  return { text: container.querySelector('[data-past]')?.textContent, time: container.querySelector('time') };
}

test('a thread says until when it is to be answered, by the day of the reader’s place, and when that is past', () => {
  const at = new Date(2026, 11, 3, 23, 59).toISOString();
  const ahead = show('2026-11-23T12:00:00Z', at);
  expect(ahead.text).toBe('Due Dec 3');
  expect(ahead.time?.dateTime).toBe(at);
  expect(ahead.time?.title).toContain('11:59');
  cleanup();
  expect(show('2026-12-05T12:00:00Z', at).text).toBe('Was due Dec 3');
  cleanup();
  expect(show('2027-01-05T12:00:00Z', at).text).toBe('Was due Dec 3, 2026');
});
