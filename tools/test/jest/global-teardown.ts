import { shared } from './shared.ts';

/** Stops what `global-setup.ts` started. */
export default async function globalTeardown(): Promise<void> {
  await shared.stop();
}
