import type { NamedRow, RowCount } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import { asFailure } from '../app/as-failure';
import { slowQuery, trpc } from '../app/trpc';
import type { TableQuestion } from './table-question';

/** All rows that a question finds. */
export interface Matching {
  /** Undefined while they are counted. */
  readonly total: RowCount | undefined;
  readonly isLoading: boolean;
  /** Their names; undefined where that did not work, which is told. */
  readonly load: () => Promise<NamedRow[] | undefined>;
}

/** How many rows of a table a question finds, and which. */
export function useMatching(table: string, { search, filters, ...order }: TableQuestion): Matching {
  const input = { table, search, filters };
  const { client } = trpc.useUtils();
  const [isLoading, setLoading] = useState(false);
  // The number of another question is none of this one's.
  const count = trpc.tables.count.useQuery(input, { trpc: slowQuery });
  const load = async (): Promise<NamedRow[] | undefined> => {
    setLoading(true);
    try {
      return await client.tables.names.mutate({ ...input, ...order });
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'They were not found. Please try again.');
      return undefined;
    } finally {
      setLoading(false);
    }
  };
  return { total: count.data, isLoading, load };
}
