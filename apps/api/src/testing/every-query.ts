import { allProbes, joined } from './probes';

export type { Asked, Variables } from './asks';

/** Every query about forums, and about what people are told of them. */
export const forumAsks = joined(allProbes.map((probes) => probes.forumAsks));

/** All other queries. A new one stands in its domain's probes. */
export const otherAsks = joined(allProbes.map((probes) => probes.asks));
