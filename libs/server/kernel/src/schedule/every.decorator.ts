import { SetMetadata } from '@nestjs/common';

export const everyKey = 'lyceum:every';

export interface EveryMetadata {
  /** Unique over the product and stable: the time of its next run is kept under it. `domain.what-it-does`. */
  task: string;
  /** Time between two runs. */
  minutes: number;
}

/**
 * Marks a provider's method as work that comes round by the clock: `@Every('notifications.daily-digest', { minutes: 5 })`.
 * Of all processes that run jobs, one starts each run, and none as long as another run of it goes on. A run that fails or is cut off is not repeated; the next one must
 * make up for it, so the method looks for what is due rather than counting on having been called.
 */
export const Every = (task: string, { minutes }: { minutes: number }) =>
  SetMetadata<string, EveryMetadata>(everyKey, { task, minutes });
