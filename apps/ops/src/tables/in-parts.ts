import type { BulkResult } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { asFailure } from '../app/as-failure';

/** Rows of one call: few enough that something is seen to go on. */
const rowsAtOnce = 100;

/** Does something to rows call by call. What a call that failed was asked is told as refused; the others are done. */
export async function inParts(
  ids: readonly string[],
  run: (ids: string[]) => Promise<BulkResult[]>,
  onProgress: (done: number) => void,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const part = ids.slice(start, start + rowsAtOnce);
    results.push(...(await run(part).catch((thrown: unknown) => refusedAll(part, thrown))));
    onProgress(results.length);
  }
  return results;
}

function refusedAll(ids: readonly string[], thrown: unknown): BulkResult[] {
  const { description = 'Something went wrong on our side. Please try again.' } = failureTexts(
    asFailure(thrown),
  );
  return ids.map((id) => ({ id, error: { code: '', message: description } }));
}
