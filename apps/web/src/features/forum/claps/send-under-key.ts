import { isTransient, newClientKey } from '@lyceum/session';

/** Waits before the second and the third try, in ms. */
export const waits = [2_000, 6_000] as const;

/**
 * Sends under a key of its own, and again under the same one where no answer arrives: what the server took the first
 * time it does not take again.
 * @throws what the last try threw; at once where the server refuses
 */
export async function sendUnderKey<Answer>(send: (clientKey: string) => Promise<Answer>): Promise<Answer> {
  const clientKey = newClientKey();
  for (const wait of waits) {
    try {
      return await send(clientKey);
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return send(clientKey);
}
