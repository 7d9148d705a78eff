import { languageIn } from '@lyceum/contracts/cms';
import type { PublicConfig } from '@lyceum/contracts/common';
import { session } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { PageBlocks } from './app/page-blocks';
import { PublicFrame } from './app/public-frame';
import { PublishedScreen } from './app/published-screen';
import type { RouterContext } from './app/router-context';
import { HomeContent } from './features/marketing/home/home-content';
import { SiteContent } from './features/marketing/site/site-content';

/** A page of the public site for which the server has all that the application would ask for. */
export interface DrawnPage {
  readonly path: string;
  /** Texts of the elements of data that the page will have, by their ids. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly config: PublicConfig;
}

/** A page that takes longer is shown by the application. */
const mostMilliseconds = 5_000;

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Drawn });
const anyRoute = createRoute({ getParentRoute: () => rootRoute, path: '$' });
const routeTree = rootRoute.addChildren([anyRoute]);

/** Only the frame and what editors wrote: the application brings everything else. */
function Drawn() {
  const rest = useLocation({ select: ({ pathname }) => languageIn(pathname.slice(1)).rest });
  return (
    <PublicFrame>
      <PublishedScreen Content={rest === '' ? HomeContent : SiteContent} />
    </PublicFrame>
  );
}

/**
 * HTML of what the application will show at the path to whoever is not signed in. Controls can be used once the application is
 * there; links lead on at once.
 */
export async function draw({ path, blocks, config }: DrawnPage): Promise<string> {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { session, config },
  });
  await router.load();
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <PageBlocks value={(id) => blocks[id]}>
      <LyceumProvider brandName={config.brandName}>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </PageBlocks>,
    {
      // In one piece: what comes later would need a script of the page's own.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
      signal: AbortSignal.timeout(mostMilliseconds),
    },
  );
  // Where something broke, its skeleton would be all there is for those without JavaScript.
  if (faults.length > 0) throw faults[0];
  const html = await text(prelude);
  // React's marks for itself, and what the page's head asks for already.
  const plain = html.replace(/<!--.*?-->|^(?:<link [^>]*>)+/g, '');
  return plain.replace(/<(?:button|input|select|textarea)(?=[ >])/g, '$& disabled=""');
}
