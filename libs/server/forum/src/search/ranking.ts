import { forumSearchLimits } from '@lyceum/contracts/forum';

/** SQL of a share of the score for what is new: what is a quarter old counts half. */
export const freshness = '0.2 / (1 + extract(epoch FROM now() - created_at)::float / 7776000)';

/** SQL that leaves the hits of one answer, the best first. */
export const best = (score: string): string =>
  `ORDER BY ${score} DESC, id DESC LIMIT ${String(forumSearchLimits.threads)}`;

/** SQL of whether what this alias stands for was written since `$since` and by `$authorId`, where these are asked. */
export const isWrittenIn = (alias: string): string =>
  `($since::timestamptz IS NULL OR ${alias}.created_at >= $since) AND ($authorId::uuid IS NULL OR ${alias}.creator_id = $authorId)`;
