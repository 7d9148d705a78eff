import { ErrorState } from '@lyceum/ui';
import { type AnyRoute, type AnyRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { failureTexts } from './failure-texts';
import { mainId } from './focus-on-navigation';
import { reachesServer, whenReachable } from './lost/network';
import { partsToShow } from './lost/parts-on-the-way';
import { refetchStyleSheets } from './lost/style-sheets';
import * as messages from './shell.messages';
import { isMissingFile, reloadStaleScreen } from './stale-screens';

/**
 * Whether this page has been without its network. Browsers take a module that failed, by Vite's preloading above all, for
 * failed as long as the page lives: then only a new page has it.
 */
let wasLost = false;

type Fault = 'unknown' | 'lost' | 'broken';

/**
 * Stands in for a screen that broke. One whose files cannot be fetched comes by itself once the network does; one whose
 * files a deployment has replaced reloads the page, once. It is in the entry chunk: it must be here when nothing else is.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => openAgain(router).then(reset, () => undefined), [reset, router]);
  const fault = useFault(error, retry);
  const [hasMain, setHasMain] = useState<boolean>();
  const isTold = fault !== 'unknown' && hasMain !== undefined;
  // What else the screen was to show does not come: nobody waits for it.
  useLayoutEffect(() => {
    if (isTold) partsToShow.clear();
  }, [isTold]);
  if (fault === 'unknown') return null;
  if (hasMain === undefined)
    return <span hidden ref={(place) => void (place && setHasMain(isBesideMain(place)))} />;
  const isLost = fault === 'lost';
  const message = (
    <ErrorState
      level={1}
      title={isLost ? messages.noConnection() : messages.didNotOpen()}
      description={isLost ? messages.notOnDevice() : messages.ourFault()}
      {...failureTexts(error)}
      onRetry={() => void retry()}
    />
  );
  return hasMain ? message : <main id={mainId}>{message}</main>;
}

/** Whether the screen has one, be it on the page yet or drawn apart from it (`takeOver`). */
const isBesideMain = (place: Node): boolean =>
  (place.getRootNode() as ParentNode).querySelector(`#${mainId}`) !== null;

/** The files come first: a screen that is shown without them fails once more. */
async function openAgain(router: AnyRouter): Promise<void> {
  await refetchStyleSheets();
  await Promise.all(
    router.state.matches.map(async ({ routeId }) => {
      await router.loadRouteChunk(router.routesById[routeId] as AnyRoute);
    }),
  );
  await router.invalidate();
}

/** What the failure is; `unknown` while that is asked, and while the page reloads. */
function useFault(error: unknown, retry: () => Promise<void>): Fault {
  const [fault, setFault] = useState<Fault>(() => {
    if (!isMissingFile(error)) return 'broken';
    return navigator.onLine ? 'unknown' : 'lost';
  });
  useEffect(() => {
    if (fault === 'unknown')
      void reachesServer().then((isThere) => {
        if (isThere && !wasLost) return reloadStaleScreen() || setFault('broken');
        if (isThere) window.location.reload();
        // Seen without a network, and where the reader keeps the page because of what they have written.
        setFault('lost');
      });
    if (fault !== 'lost') return;
    let tries: 'none' | 'underway' | 'failed' = wasLost ? 'failed' : 'none';
    wasLost = true;
    return whenReachable(() => {
      if (tries === 'failed') return window.location.reload();
      if (tries === 'underway') return;
      tries = 'underway';
      void retry().finally(() => {
        tries = 'failed';
      });
    });
  }, [fault, retry]);
  return fault;
}
