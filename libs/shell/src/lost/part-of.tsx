import { type ComponentType, lazy, useLayoutEffect, useSyncExternalStore } from 'react';
import { onTheWay, partsToShow } from './parts-on-the-way';
import { refetchStyleSheets } from './style-sheets';

export interface LostPartProps {
  readonly onRetry: () => void;
}

/** How long a part that failed is not asked for again, in ms. */
const restMilliseconds = 1_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component in a file of its own. Where the file cannot be had, `Lost` stands in its place, and can have it fetched
 * again. `raises` may decide otherwise: the failure then breaks the screen.
 */
export function partOf<Props extends object>(
  load: Load<Props>,
  Lost: ComponentType<LostPartProps>,
  raises: () => Promise<boolean> = () => Promise.resolve(false),
): ComponentType<Props> {
  const showing = new Set<() => void>();
  let part = begin();

  function begin() {
    return lazy<ComponentType<Props>>(async () => {
      partsToShow.add(load);
      try {
        await refetchStyleSheets();
        return { default: await onTheWay(load) };
      } catch (error) {
        if (!(await raises())) return { default: () => <Lost onRetry={again} /> };
        // Whoever opens it later fetches it anew; at once, React's own second try would be one, without end.
        window.setTimeout(() => (part = begin()), restMilliseconds);
        partsToShow.delete(load);
        throw error;
      }
    });
  }

  const now = () => part;

  function again(): void {
    part = begin();
    for (const show of showing) show();
  }

  function follow(show: () => void): () => void {
    showing.add(show);
    return () => showing.delete(show);
  }

  return function Part(props: Props) {
    const Loaded = useSyncExternalStore(follow, now, now);
    useLayoutEffect(() => void partsToShow.delete(load), []);
    return <Loaded {...props} />;
  };
}
