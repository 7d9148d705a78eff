import { loadingState } from '@lyceum/contracts/shell';
import { useCallback, useEffect, useState } from 'react';

/** What a public screen shows of something it loads (checklist line 252). */
export type Load<Data> =
  | { readonly state: typeof loadingState.loading }
  | { readonly state: typeof loadingState.failed; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: typeof loadingState.loaded;
      readonly data: Data;
      readonly replace: (data: Data) => void;
    };

type Outcome<Data> = { readonly data: Data } | { readonly error: unknown } | null;

/**
 * Loads something once for a screen outside the signed-in part, which has no query cache. `load` must keep its
 * identity as long as it loads the same thing.
 */
export function useLoad<Data>(load: (signal: AbortSignal) => Promise<Data>): Load<Data> {
  const [outcome, setOutcome] = useState<Outcome<Data>>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const keep = (next: Outcome<Data>): void => {
      if (!abort.signal.aborted) setOutcome(next);
    };
    load(abort.signal).then(
      (data) => keep({ data }),
      (error: unknown) => keep({ error }),
    );
    return () => abort.abort();
  }, [load, attempt]);

  const retry = useCallback((): void => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((data: Data): void => setOutcome({ data }), []);

  if (outcome === null) return { state: loadingState.loading };
  return 'error' in outcome
    ? { state: loadingState.failed, error: outcome.error, retry }
    : { state: loadingState.loaded, data: outcome.data, replace };
}
