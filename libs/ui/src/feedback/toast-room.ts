/** px a toast takes at least, its distances included. */
const toastHeight = 96;

/**
 * Has toasts stand clear of what is docked: tells style sheets how much of the window's foot and head bars and keyboard
 * take. Answers whether a text that is being written lies where they would stand at the foot.
 */
export function makeToastRoom(): boolean {
  const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
  const bars = [...document.querySelectorAll('[data-docked]')].map((bar) => bar.getBoundingClientRect());
  let foot = Math.min(window.innerHeight, height + offsetTop);
  for (const { top, bottom } of bars.toSorted((one, other) => other.bottom - one.bottom))
    if (bottom > foot - toastHeight && top < foot && top > 0) foot = top;
  const head = bars.filter(({ top, bottom }) => top < toastHeight && bottom < foot / 2);
  const page = document.documentElement.style;
  page.setProperty('--lyceum-toast-foot', `${String(Math.round(window.innerHeight - foot))}px`);
  page.setProperty(
    '--lyceum-toast-head',
    `${String(Math.round(Math.max(0, ...head.map(({ bottom }) => bottom))))}px`,
  );
  const field = document.activeElement;
  if (!field?.matches('textarea, [contenteditable="true"]')) return false;
  const { top, bottom } = field.getBoundingClientRect();
  return top < foot && bottom > foot - toastHeight;
}
