import { RetryButton } from '@lyceum/ui';
import { type ComponentType, useEffect } from 'react';
import classes from './lazy-part.module.css';
import * as messages from './lost.messages';
import { firstPaint } from './first-paint';
import { reachesServer, whenReachable } from './network';
import { type LostPartProps, partOf } from './part-of';
import { onTheWay } from './parts-on-the-way';

/**
 * A part of a screen in a file of its own. While the network is away a line that offers to try again stands in its
 * place, and the file is fetched again once the network is back; whatever else the screen holds stays as it is. A file
 * that a deployment has replaced is raised to the error screen (checklist line 30).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return partOf(load, LostPart, reachesServer);
}

/**
 * A `lazyPart` that its screen shows in any case, after what it shows first: its file is asked for once the page is painted,
 * and in a page that is, as soon as the screen's own file is there.
 */
export function nextPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const afterPaint = () => firstPaint().then(load);
  // What fails here is asked for again, and told, where the part is to be shown.
  onTheWay(afterPaint).catch(() => undefined);
  return lazyPart(afterPaint);
}

/** A part that opens over the screen; so does the word that it cannot be had. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return partOf(load, LostDialog, reachesServer);
}

function LostDialog({ onRetry }: LostPartProps) {
  return (
    <div className={classes.floating}>
      <LostPart onRetry={onRetry} />
    </div>
  );
}

function LostPart({ onRetry }: LostPartProps) {
  useEffect(() => whenReachable(onRetry), [onRetry]);
  return (
    <div role="alert" className={classes.root}>
      <p>{messages.partNeedsConnection()}</p>
      <RetryButton onClick={onRetry} />
    </div>
  );
}
