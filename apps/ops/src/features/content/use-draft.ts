import type { ContentDetail } from '@lyceum/contracts/cms';
import { useState, useSyncExternalStore } from 'react';
import { trpc } from '../../app/trpc';
import { DraftKeeper } from './draft-keeper';

/** What is typed at an entry, and what has become of it. */
export function useDraft(entry: ContentDetail) {
  const { mutateAsync } = trpc.content.save.useMutation();
  const [keeper] = useState(
    () =>
      new DraftKeeper(entry, (version, data, goesOn) => mutateAsync({ id: entry.id, version, data, goesOn })),
  );
  const snapshot = useSyncExternalStore(keeper.subscribe, () => keeper.snapshot);
  const settle = (theirs: ContentDetail, chosen: 'mine' | 'theirs') => keeper.settle(theirs, chosen);
  return { ...snapshot, change: keeper.change, keep: keeper.keep, settle };
}

export type Draft = ReturnType<typeof useDraft>;
