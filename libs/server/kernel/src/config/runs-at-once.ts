/** Tasks of one process that run at the same time: one that waits for somebody does not hold up the others. */
export const runsAtOnce = 3;
