import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ConsoleSection, FoundRecord } from '../navigation';
import { trpc } from '../trpc';
import { useMay } from '../use-may';

/** Shorter texts are in everything. */
const shortestText = 2;

/** Records of one section the palette shows. */
const shownRecords = 5;

/** Milliseconds of rest before the server is asked. */
const rest = 200;

interface FoundRecords {
  readonly groups: readonly { readonly name: string; readonly records: readonly Required<FoundRecord>[] }[];
  readonly isSearching: boolean;
}

/** Records that match what is typed, by section. */
export function useFoundRecords(sections: readonly ConsoleSection[], typed: string): FoundRecords {
  const { client: calls } = trpc.useUtils();
  const may = useMay();
  const [search] = useDebouncedValue(typed.trim(), rest);
  const sources = sections.flatMap(({ find, ...section }) => (find ? [{ ...section, find }] : []));
  const isAsking = search.length >= shortestText;
  const answers = useQueries({
    queries: sources.map(({ path, find }) => ({
      queryKey: ['palette', path, search],
      queryFn: () => find({ calls, search, limit: shownRecords, may }),
      enabled: isAsking,
      placeholderData: keepPreviousData,
    })),
  });
  const groups = sources.map(({ path, label }, index) => ({
    name: label,
    records: (answers[index]?.data ?? []).map((record) => ({ href: `${path}/${record.id}`, ...record })),
  }));
  return {
    groups: isAsking ? groups.filter(({ records }) => records.length > 0) : [],
    isSearching: typed.trim() !== search || answers.some(({ isFetching }) => isFetching),
  };
}
