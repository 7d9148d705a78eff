import type { Probes } from '../probes';

export const probes: Probes = {
  forumAsks: {
    getPoll: ({ pollIds }) => pollIds.map((pollId) => ({ pollId })),
  },
};
