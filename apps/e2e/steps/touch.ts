import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** On a touch screen every control answers within 44 × 44 px, but for links within a sentence. */
export async function expectTargetsForThumbs(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  const small = await page.evaluate(findSmallTargets);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  // Chromium goes back to no pointer at all, not to the mouse it was started with.
  await page.waitForFunction(() => !matchMedia('(pointer: coarse)').matches);
  await session.detach();
  expect(small).toEqual([]);
}

/** Runs in the page. @returns a line for each control that a thumb would miss */
async function findSmallTargets(): Promise<string[]> {
  const tappable =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [contenteditable=true], ' +
    '[role=button], [role=link], [role=tab], [role=option], [role=checkbox], [role=switch], [role^=menuitem]';
  const least = 44;

  const isSeen = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    if (
      width <= 1 ||
      height <= 1 ||
      element.matches(':disabled') ||
      element.closest('[inert], [aria-hidden=true]')
    )
      return false;
    // A link to skip the head waits above the page until it has the focus.
    if (getComputedStyle(element).position === 'fixed' && bottom <= 0) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };

  /** Text of its own beside the control, in the same line: WCAG 2.5.5 leaves out links within a sentence. */
  const isInSentence = (element: Element): boolean => {
    const isInline = (node: Element) => getComputedStyle(node).display === 'inline';
    if (!isInline(element) || !element.parentElement) return false;
    const beside = [...element.parentElement.childNodes].filter(
      (node) =>
        node !== element && (!(node instanceof Element) || (isInline(node) && !node.matches(tappable))),
    );
    return (
      beside.some(({ textContent }) => /\p{L}/u.test(textContent ?? '')) ||
      isInSentence(element.parentElement)
    );
  };

  const belongs = (hit: Element | null, control: Element): boolean => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, ...labels].some((part) => part.contains(hit));
  };

  /** What lies over the page for a while may be in the way. */
  const layer = 'dialog, [popover], [data-position], [role=dialog], [role=menu], [role=listbox]';

  const middleOf = (control: Element): [x: number, y: number] => {
    const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };

  /** Whether it answers wherever it has to, as the page is scrolled now: most do once one before them was brought into view. */
  const isLargeHere = (control: Element): boolean => {
    const [x, y] = middleOf(control);
    const far = least / 2 - 0.5;
    return [
      [0, 0],
      [-far, 0],
      [far, 0],
      [0, -far],
      [0, far],
    ].every(([dx = 0, dy = 0]) => belongs(document.elementFromPoint(x + dx, y + dy), control));
  };

  /** How far it answers along a line through the middle of what is seen of it first. */
  const reach = (control: Element, dx: number, dy: number): number => {
    const [x, y] = middleOf(control);
    const at = (far: number): boolean => {
      const hit = document.elementFromPoint(x + dx * far, y + dy * far);
      if (!hit) return false;
      return belongs(hit, control) || hit.closest(layer)?.contains(control) === false;
    };
    if (at(0) && at(-least / 2 + 0.5) && at(least / 2 - 0.5)) return least;
    const ends = [-1, 1].map((way) => {
      let far = 0;
      while (far < least && at(way * far)) far += 0.5;
      return far;
    });
    return (ends[0] ?? 0) + (ends[1] ?? 0);
  };

  /** What is drawn only when it comes near may push it away once more. */
  const bringIntoView = async (control: Element): Promise<void> => {
    for (let [isThere, tries] = [false, 0]; !isThere && tries < 120; tries += 1) {
      const { top, bottom } = control.getBoundingClientRect();
      isThere = bottom > 0 && top < innerHeight;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!isThere) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  };

  // What is still growing into its place, as a toast does, is as large as it will be at the end of that.
  const growing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(growing.map(({ finished }) => finished));
  const dialogs = [...document.querySelectorAll('[aria-modal=true], :modal')].filter(isSeen);
  const lines: string[] = [];
  for (const control of (dialogs.at(-1) ?? document).querySelectorAll(tappable)) {
    if (!isSeen(control) || isInSentence(control) || isLargeHere(control)) continue;
    await bringIntoView(control);
    const [wide, high] = [reach(control, 1, 0), reach(control, 0, 1)];
    if (Math.min(wide, high) >= least - 1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    lines.push(
      `${String(wide)} × ${String(high)} px: <${control.localName} class="${String(control.getAttribute('class'))}"> ${name.slice(0, 40)}`,
    );
  }
  return lines;
}
