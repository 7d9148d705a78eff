/** What changes of a thread without asking the server again; lists and page name the claps differently. */
export interface ThreadPatch {
  readonly claps?: number;
  readonly requestingUserClapCnt?: number;
  readonly requestingUserIsFavourite?: boolean;
  readonly requestingUserHasReported?: boolean;
  readonly viewsCnt?: number;
  readonly isNew?: boolean;
  readonly unreadCnt?: number;
  readonly firstUnreadNumber?: number | null;
  readonly postsCnt?: number;
}

/**
 * `data` of any query with the thread of that id changed wherever it stands in it. Whatever does not change keeps its
 * identity, so that only what shows the thread renders again.
 */
export function patchThread(data: unknown, threadId: string, patch: ThreadPatch): unknown {
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const patched = items.map((item) => patchThread(item, threadId, patch));
    return patched.some((item, index) => item !== items[index]) ? patched : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const found = data as Record<string, unknown>;
  if (found['id'] === threadId) return patchFields(found, patch);
  const changed = Object.entries(found)
    .map(([key, value]) => [key, patchThread(value, threadId, patch)] as const)
    .filter(([key, value]) => value !== found[key]);
  return changed.length > 0 ? { ...found, ...Object.fromEntries(changed) } : data;
}

function patchFields(thread: Record<string, unknown>, { claps, ...patch }: ThreadPatch) {
  const wanted = Object.entries({ ...patch, claps, clapsCnt: claps });
  // A list that does not show a field does not learn of it.
  return {
    ...thread,
    ...Object.fromEntries(wanted.filter(([key, value]) => value !== undefined && key in thread)),
  };
}
