import type { BulkResult } from '@lyceum/contracts/ops';
import { describeError } from '../errors/describe-error';
import { reportFault } from '../errors/report-fault';

/**
 * Does something to each of several rows, one after the other. `run` opens a transaction of its own, so a row that is
 * refused leaves the others done.
 * @returns what became of each, in the order asked: a refusal's code and text, or null
 */
export async function bulk(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) results.push({ id, error: await refusalOf(id, run) });
  return results;
}

async function refusalOf(id: string, run: (id: string) => Promise<unknown>): Promise<BulkResult['error']> {
  try {
    await run(id);
    return null;
  } catch (thrown) {
    const described = describeError(thrown);
    reportFault(described, thrown, { bulkRow: id });
    const { code, message } = described.answer;
    return { code, message };
  }
}
