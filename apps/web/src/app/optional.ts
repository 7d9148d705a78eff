import { type ComponentType, lazy } from 'react';

const nothing = { default: () => null };

/**
 * A lazy part of a page that the page can do without. Where its file cannot be had, because the network is away or a
 * deployment has replaced it, the part is left out; a screen would be lost with it otherwise.
 */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => nothing,
    ),
  );
}
