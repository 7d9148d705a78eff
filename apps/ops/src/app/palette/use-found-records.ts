import type { Role } from '@lyceum/contracts/auth';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { trpc } from '../trpc';
import { type FoundRecord, recordSourcesFor } from './record-sources';

/** Shorter texts are in everything. */
const shortestText = 2;

/** Milliseconds of rest before the server is asked. */
const rest = 200;

interface FoundRecords {
  readonly groups: readonly { readonly name: string; readonly records: readonly FoundRecord[] }[];
  readonly isSearching: boolean;
}

/** Records that match what is typed, by kind. */
export function useFoundRecords(roles: readonly Role[], typed: string): FoundRecords {
  const { client } = trpc.useUtils();
  const [text] = useDebouncedValue(typed.trim(), rest);
  const sources = recordSourcesFor(roles);
  const isAsking = text.length >= shortestText;
  const answers = useQueries({
    queries: sources.map(({ name, find }) => ({
      queryKey: ['palette', name, text],
      queryFn: () => find(client, text, roles),
      enabled: isAsking,
      placeholderData: keepPreviousData,
    })),
  });
  const groups = sources.map(({ name }, index) => ({ name, records: answers[index]?.data ?? [] }));
  return {
    groups: isAsking ? groups.filter(({ records }) => records.length > 0) : [],
    isSearching: typed.trim() !== text || answers.some(({ isFetching }) => isFetching),
  };
}
