import type { ContentDetail } from '@lyceum/contracts/cms';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../app/trpc';
import { DraftKeeper } from './draft-keeper';

/** What is typed at an entry, and what has become of it. While nothing is typed it is what the server has. */
export function useDraft(entry: ContentDetail) {
  const { mutateAsync } = trpc.content.save.useMutation();
  const [keeper] = useState(
    () =>
      new DraftKeeper(entry, (version, data, goesOn) => mutateAsync({ id: entry.id, version, data, goesOn })),
  );
  const snapshot = useSyncExternalStore(keeper.subscribe, () => keeper.snapshot);
  const { change, keep, settle, follow, base } = keeper;
  const { kind } = snapshot.state;
  // Also what came while something was typed, once that is kept.
  useEffect(() => follow(entry), [follow, entry, kind]);
  return { ...snapshot, base, change, keep, settle };
}

export type Draft = ReturnType<typeof useDraft>;
