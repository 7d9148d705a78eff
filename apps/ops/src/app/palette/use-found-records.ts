import { type FoundRow, tableLimits } from '@lyceum/contracts/ops';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleSection } from '../navigation';
import { slowQuery, trpc } from '../trpc';

/** Milliseconds of rest before the server is asked. */
const rest = 200;

interface FoundRecord extends FoundRow {
  /** Address below the console's base. */
  readonly href: string;
}

interface FoundRecords {
  readonly groups: readonly { readonly name: string; readonly records: readonly FoundRecord[] }[];
  /** Sections whose records could not be searched. */
  readonly missing: readonly string[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** Records of all sections that match what is typed. */
export function useFoundRecords(sections: readonly ConsoleSection[], typed: string): FoundRecords {
  const [search] = useDebouncedValue(typed.trim().slice(0, tableLimits.searchLength), rest);
  const isAsking = search.length >= tableLimits.shortestFind;
  const answer = trpc.tables.find.useQuery(
    { search },
    { enabled: isAsking, placeholderData: keepPreviousData, trpc: slowQuery },
  );
  const found = isAsking ? (answer.data ?? []) : [];
  const groups = sections.flatMap(({ path, label, finds }) => {
    const rows = found.find(({ table }) => table === finds?.table)?.rows ?? [];
    const labelOf = finds?.labelOf ?? ((row: FoundRow) => row.label);
    const records = rows.map((row) => ({ ...row, label: labelOf(row), href: `${path}/${row.id}` }));
    return records.length > 0 ? [{ name: label, records }] : [];
  });
  return {
    groups,
    missing: sections
      .filter(({ finds }) => found.some(({ table, rows }) => table === finds?.table && rows === null))
      .map(({ label }) => label),
    isSearching: typed.trim() !== search || answer.isFetching,
    isFailed: isAsking && answer.isError,
  };
}
