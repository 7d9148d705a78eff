import { mainId } from '@lyceum/shell';
import { type Mutation, type Query, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './slow-answers.module.css';

/** After so long without an answer the screen says so, in ms. */
const slowAfter = 8_000;

/** Something on the screen waits for its first answer. Without a network nothing is asked, which is said elsewhere. */
const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching';

const isUnanswered = ({ state }: Mutation): boolean => state.status === 'pending' && !state.isPaused;

/** No hash of a query begins so. */
const changeMark = 'change ';

/**
 * Says that calls are not answered, and asks them again when told to; whatever was asked before is forgotten. A change
 * is not made again from here: the server may have made it.
 */
export function SlowAnswers() {
  const slow = useSlow();
  const client = useQueryClient();
  const before = useRef<Element | null>(null);
  const changes = [...slow].filter((key) => key.startsWith(changeMark)).length;

  const askAgain = async (): Promise<void> => {
    goBack(before.current);
    const asked = { predicate: ({ queryHash }: Query) => slow.has(queryHash) };
    await client.cancelQueries(asked);
    await client.refetchQueries(asked);
  };

  if (slow.size === 0) return null;
  return (
    <Alert
      role="status"
      color="gray"
      className={classes.root}
      icon={<IconClockExclamation aria-hidden />}
      title="No answer yet"
    >
      <div className={classes.line}>
        {changes > 0
          ? 'The server has not answered to a change for 8 seconds. It may have been made: look before you make it again.'
          : 'The server has not answered for 8 seconds. It may still do so.'}
        {slow.size > changes && (
          <Button
            size="xs"
            variant="default"
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            onClick={() => void askAgain()}
          >
            Ask again
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** To where the focus was before it came to a button that goes as it is pressed. */
function goBack(before: Element | null): void {
  const main = document.getElementById(mainId);
  const target = before instanceof HTMLElement && before.isConnected ? before : main;
  if (target === main) main?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** What has waited for too long: hashes of queries, and changes by their mark. */
function useSlow(): ReadonlySet<string> {
  const client = useQueryClient();
  const [slow, setSlow] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const cache = client.getQueryCache();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const look = (key: string, isWaiting: boolean): void => {
      if (!isWaiting) {
        clearTimeout(timers.get(key));
        timers.delete(key);
        setSlow((known) => (known.has(key) ? new Set([...known].filter((one) => one !== key)) : known));
      } else if (!timers.has(key)) {
        const tell = () => setSlow((known) => new Set([...known, key]));
        timers.set(key, setTimeout(tell, slowAfter));
      }
    };
    for (const query of cache.getAll()) look(query.queryHash, isAwaited(query));
    const unsubscribes = [
      cache.subscribe(({ type, query }) => look(query.queryHash, type !== 'removed' && isAwaited(query))),
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (mutation)
          look(`${changeMark}${String(mutation.mutationId)}`, type !== 'removed' && isUnanswered(mutation));
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [client]);
  return slow;
}
