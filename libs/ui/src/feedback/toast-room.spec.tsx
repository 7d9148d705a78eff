import { afterEach, expect, it } from '@jest/globals';
import { makeToastRoom } from './toast-room';

/** Puts something docked, or a field, on the screen; jsdom lays nothing out. */
function place(html: string, top: number, bottom: number): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild as HTMLElement;
  element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  return element;
}

const room = (side: string) => document.documentElement.style.getPropertyValue(`--lyceum-toast-${side}`);

afterEach(() => {
  document.body.replaceChildren();
});

it('keeps toasts above the bars at the foot and below the head', () => {
  const foot = window.innerHeight;
  place('<header data-docked></header>', 0, 56);
  place('<nav data-docked></nav>', foot - 61, foot);
  place('<div data-docked></div>', foot - 113, foot - 61);
  // Further up in a text, not docked now.
  place('<div data-docked></div>', 200, 250);
  expect(makeToastRoom()).toBe(false);
  expect([room('foot'), room('head')]).toEqual(['113px', '56px']);
});

it('says that a text is being written where they would stand', () => {
  const foot = window.innerHeight;
  const field = place('<textarea></textarea>', foot - 300, foot - 20);
  expect(makeToastRoom()).toBe(false);
  field.focus();
  expect(makeToastRoom()).toBe(true);
});
