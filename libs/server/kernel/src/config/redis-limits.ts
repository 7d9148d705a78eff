/** How long Redis may take for an answer, in ms: one that hangs is as good as one that is away. */
export const redisAnswerMilliseconds = 2_000;

/** Who did not get an answer from Redis does without, and looks whether it is back this often, in seconds. */
export const redisRetrySeconds = 10;
