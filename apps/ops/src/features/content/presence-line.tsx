import { cmsLimits, type ContentDetail } from '@lyceum/contracts/cms';
import { useEffect } from 'react';
import { trpc } from '../../app/trpc';
import classes from './entry-form.module.css';

/** Who else has the entry open now. What they save is asked for at once: it is shown while nothing is typed here. */
export function PresenceLine({ entry: { id, version } }: { readonly entry: ContentDetail }) {
  const { data } = trpc.content.presence.useQuery(
    { id },
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: cmsLimits.presenceBeatSeconds * 1_000,
      // Whoever looks something up in another tab is still at it: for some minutes, after which browsers let hidden tabs ask once a minute.
      refetchIntervalInBackground: true,
    },
  );
  const utils = trpc.useUtils();
  const isBehind = data !== undefined && data.version > version;
  useEffect(() => {
    if (isBehind) void utils.content.get.invalidate({ id });
  }, [isBehind, utils, id]);
  return (
    <p className={classes.state} role="status">
      {data && data.others.length > 0 && whoElse(data.others.map(({ name }) => name))}
    </p>
  );
}

const listed = new Intl.ListFormat('en');

const whoElse = (names: readonly string[]): string =>
  `${listed.format(names)} ${names.length === 1 ? 'has' : 'have'} this open, too.`;
