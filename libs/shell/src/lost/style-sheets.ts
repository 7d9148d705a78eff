import { whenReachable } from './network';

const failed = new Set<HTMLLinkElement>();

/** Vite asks for the style sheet of a file once: where that fails, the file would come without it ever after. */
export function watchStyleSheets(page: Pick<Window, 'addEventListener'>): void {
  // Such an event does not bubble, but it can be caught on its way down.
  page.addEventListener('error', ({ target }) => void (isStyleSheet(target) && keep(target)), true);
}

function isStyleSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

function keep(link: HTMLLinkElement): void {
  failed.add(link);
  if (failed.size > 1) return;
  const stop = whenReachable(() => {
    void refetchStyleSheets().then(stop, () => undefined);
  });
}

/** Fetches those that failed anew. @throws Error while one of them cannot be had */
export async function refetchStyleSheets(): Promise<void> {
  await Promise.all(
    [...failed].map(async (link) => {
      const next = link.cloneNode() as HTMLLinkElement;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      next.onload = resolve;
      next.onerror = () => reject(new Error(`Unable to preload CSS for ${next.href}`));
      failed.delete(link);
      link.replaceWith(next);
      await promise;
    }),
  );
}
