import { isUniqueViolation } from '@lyceum/kernel';

/**
 * Makes something at most once, however often and at whatever moment the same call comes.
 * @param make one statement that answers what it made. It answers nothing where a call with the same key was
 * first, and is refused by the key's unique index, with all it wrote, where one is under way
 * @param find what that call made
 */
export async function makeOnce<Made>(
  make: () => Promise<Made | undefined>,
  find: () => Promise<Made>,
): Promise<Made> {
  try {
    return (await make()) ?? (await find());
  } catch (thrown) {
    if (isUniqueViolation(thrown)) return find();
    throw thrown;
  }
}
