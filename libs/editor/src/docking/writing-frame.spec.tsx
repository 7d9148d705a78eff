import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { TextEditor } from '../text-editor';
import { WritingFrame } from './writing-frame';

/** What of the page is seen: the keyboard of a phone covers the rest. */
class Seen extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

let seen: Seen;
let isPhone: boolean;

beforeEach(() => {
  seen = new Seen();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isPhone, media }) as MediaQueryList,
    );
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open() {
  render(
    <LyceumProvider>
      <WritingFrame action={<button>Post</button>}>
        {(action) => (
          <>
            <TextEditor label="Text" onChange={() => undefined} />
            <footer>{action}</footer>
          </>
        )}
      </WritingFrame>
    </LyceumProvider>,
  );
  return screen.findByRole('toolbar');
}

it('has tools and button in one row above the keyboard of a phone', async () => {
  isPhone = true;
  const dock = (await open()).closest<HTMLElement>('[data-docked]')!;
  expect(within(dock).getByText('Post')).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toBe('');
  const above = () => document.documentElement.style.getPropertyValue('--lyceum-keyboard');
  expect(above()).toBe('0px');
  const show = (part: Partial<Seen>) =>
    act(() => {
      Object.assign(seen, part);
      seen.dispatchEvent(new Event('resize'));
    });
  show({ height: window.innerHeight - 300 });
  expect(above()).toBe('300px');
  // Scrolled within the page behind the keyboard, and zoomed in.
  show({ offsetTop: 120 });
  expect(above()).toBe('180px');
  show({ scale: 2 });
  expect(above()).toBe('0px');
});

it('has the tools over the text and the button in the form elsewhere', async () => {
  isPhone = false;
  const tools = await open();
  expect(tools.closest('[data-docked]')).toBeNull();
  expect(within(screen.getByRole('contentinfo')).getByText('Post')).toBeTruthy();
});
