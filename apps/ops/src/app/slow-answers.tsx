import { type Query, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './slow-answers.module.css';

/** After so long without an answer the screen says so, in ms. */
const slowAfter = 8_000;

/** Something on the screen waits for its first answer. Without a network nothing is asked, which is said elsewhere. */
const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching';

/** Says that calls are not answered, and asks them again when told to; whatever was asked before is forgotten. */
export function SlowAnswers() {
  const client = useQueryClient();
  const [slow, setSlow] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const cache = client.getQueryCache();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (hash: string): void => {
      clearTimeout(timers.get(hash));
      timers.delete(hash);
      setSlow((known) => (known.has(hash) ? new Set([...known].filter((one) => one !== hash)) : known));
    };
    const look = (query: Query): void => {
      const hash = query.queryHash;
      if (!isAwaited(query)) forget(hash);
      else if (!timers.has(hash))
        timers.set(
          hash,
          setTimeout(() => setSlow((known) => new Set([...known, hash])), slowAfter),
        );
    };
    for (const query of cache.getAll()) look(query);
    const unsubscribe = cache.subscribe(({ type, query }) => {
      if (type === 'removed') forget(query.queryHash);
      else look(query);
    });
    return () => {
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [client]);

  const askAgain = async (): Promise<void> => {
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
        The server has not answered for 8 seconds. It may still do so.
        <Button size="xs" variant="default" onClick={() => void askAgain()}>
          Ask again
        </Button>
      </div>
    </Alert>
  );
}
