/** How often a process looks whether a task is due, in ms; so a run starts at most this late. */
export const schedulePollMilliseconds = 15_000;

/** Tasks of one process that run at the same time: one that waits for somebody does not hold up the others. */
export const runsAtOnce = 3;

/** How long a run under way may take to finish at shutdown, in ms. */
export const finishRunWithinMilliseconds = 2_000;
