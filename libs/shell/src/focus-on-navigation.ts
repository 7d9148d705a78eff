import type { AnyRouter } from '@tanstack/react-router';

/** Id of the element that holds a screen's content; the skip link leads to it. */
export const mainId = 'main';

/**
 * After a change of screen puts the focus on the new screen's heading, so that a screen reader reads it and Tab goes
 * on from there. The first screen is left to the browser.
 */
export function looksAfterFocus(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    const main = document.getElementById(mainId);
    // A field that asked for the focus keeps it.
    if (!main || main.querySelector('input:focus, textarea:focus')) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
