declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where the entry before this one is the screen a thread was opened over: closing is going back. */
    readonly isOverScreen?: boolean;
  }
}

/** What every signed-in screen takes in its search: the thread that lies over it. */
export interface ThreadSearch {
  readonly thread?: string;
  /** The reply it begins at, by its number; `postNumberIn` reads it where it is wanted. */
  readonly post?: number;
}

/** Reads it; what is no id of anything is left out. */
export function readThreadSearch({ thread }: Record<string, unknown>): ThreadSearch {
  const id = typeof thread === 'number' ? String(thread) : thread;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? { thread: id } : {};
}
