/** How often a process looks whether a task is due, in ms; so a run starts at most this late. */
export const schedulePollMilliseconds = 15_000;

/** How long a run under way may take to finish at shutdown, in ms. */
export const finishRunWithinMilliseconds = 2_000;

/** A process that has not been heard of for so long runs its task no more: another one may. An interval of PostgreSQL. */
export const heldFor = '2 minutes';

/** How often a process says that a run goes on, in ms. */
export const holdEveryMilliseconds = 30_000;
