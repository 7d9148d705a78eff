/** How long Redis may take for an answer, in ms: one that hangs is as good as one that is away. */
export const redisAnswerMilliseconds = 2_000;
