import type { BulkResult } from '@lyceum/contracts/ops';
import { describeError } from '../errors/describe-error';
import { reportFault } from '../errors/report-fault';

/** What is answered of a row that was so before. */
export const WAS_SO = Symbol('was so');

/**
 * Does something to each of several rows, one after the other. `run` opens a transaction of its own, so a row that is
 * refused leaves the others done.
 * @param run answers `WAS_SO` where there was nothing to do
 * @returns what became of each, in the order asked: a refusal's code and text, or null
 */
export async function bulk(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) results.push({ id, ...(await outcomeOf(id, run)) });
  return results;
}

async function outcomeOf(id: string, run: (id: string) => Promise<unknown>): Promise<Omit<BulkResult, 'id'>> {
  try {
    const isSame = (await run(id)) === WAS_SO;
    return { error: null, ...(isSame && { wasSo: true as const }) };
  } catch (thrown) {
    const described = describeError(thrown);
    reportFault(described, thrown, { bulkRow: id });
    const { code, message } = described.answer;
    return { error: { code, message } };
  }
}
