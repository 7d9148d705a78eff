import { type ComponentType, useEffect } from 'react';
import { type LostPartProps, partOf } from './part-of';

/** A part the screen can do without: left out where its file cannot be had, and tried again with a new network. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return partOf(load, LeftOut);
}

function LeftOut({ onRetry }: LostPartProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}
