import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftOnServer, DraftKind, DraftState } from './draft.types';
import { DraftSync } from './draft-sync';

export type DraftActions<Content> = Pick<
  DraftSync<Content>,
  'change' | 'update' | 'save' | 'keepMine' | 'takeOther' | 'idForPosting' | 'settle' | 'discard'
>;

/** A draft as a screen uses it: its state, and what can be done about it. */
export type Draft<Content> = DraftState<Content> & DraftActions<Content>;

/** The draft under `key`, for as long as this is shown; neither key nor server may change while it is. */
export function useDraft<Content>(
  key: string,
  kind: DraftKind<Content>,
  server: DraftOnServer<Content> | null,
): Draft<Content> {
  const [sync] = useState(() => new DraftSync({ key, kind, server }));
  useEffect(() => sync.open(), [sync]);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const { change, update, save, keepMine, takeOther, idForPosting, settle, discard } = sync;
  return { ...state, change, update, save, keepMine, takeOther, idForPosting, settle, discard };
}
