import { type AsLeft, type BulkResult, opsErrors } from '@lyceum/contracts/ops';
import { describeError } from '../errors/describe-error';
import { DomainError } from '../errors/domain-error';
import { reportFault } from '../errors/report-fault';

/** What is answered of a row that was so before. */
export const WAS_SO = Symbol('was so');

/** What is answered of a row that was changed: the revision it has now, which undoing it names. */
export class LeftAs {
  constructor(readonly revision: string) {}
}

/** @throws DomainError OPS_CHANGED_SINCE where a row is to be put back that is not as it was left */
export function assertAsLeft(asLeft: AsLeft | undefined, id: string, revision: string | null): void {
  if (asLeft && asLeft[id] !== revision) throw new DomainError(opsErrors.CHANGED_SINCE);
}

/**
 * Does something to each of several rows, one after the other. `run` opens a transaction of its own, so a row that is
 * refused leaves the others done.
 * @param run answers `WAS_SO` where there was nothing to do, and `LeftAs` where what it did can be undone
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
    const answer = await run(id);
    if (answer === WAS_SO) return { error: null, wasSo: true };
    return { error: null, ...(answer instanceof LeftAs && { revision: answer.revision }) };
  } catch (thrown) {
    const described = describeError(thrown);
    reportFault(described, thrown, { bulkRow: id });
    const { code, message } = described.answer;
    return { error: { code, message } };
  }
}
