import type { Transaction, UnitOfWork } from '@lyceum/kernel';

/** Ends a transaction without a trace: a call with the same key has made what this one was to make. */
class MadeBefore extends Error {}

/**
 * Makes something at most once, however often and at whatever moment the same call comes.
 * @param make answers the id of what it made, or null where a call with the same key was first; then nothing it wrote stays
 * @param find the id of what that call made
 */
export async function makeOnce(
  unitOfWork: UnitOfWork,
  make: (transaction: Transaction) => Promise<string | null>,
  find: () => Promise<string | undefined>,
): Promise<string> {
  try {
    return await unitOfWork.run(async (transaction) => {
      const id = await make(transaction);
      if (id === null) throw new MadeBefore();
      return id;
    });
  } catch (thrown) {
    const id = thrown instanceof MadeBefore ? await find() : undefined;
    if (id === undefined) throw thrown;
    return id;
  }
}
