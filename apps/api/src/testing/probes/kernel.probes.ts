import { Scheduler } from '@lyceum/kernel';
import { ofReader } from '../asks';
import { parkedJob } from '../parked-job';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: {
    'jobs.discardMany': async (server) => ({ ids: [await parkedJob(server)] }),
    'jobs.runTask': async (server) => {
      await server.app.get(Scheduler).runDue();
      return { name: 'uploads.sweep' };
    },
    'jobs.retry': async (server) => ({ jobId: await parkedJob(server) }),
    'jobs.retryMany': async (server) => ({ ids: [await parkedJob(server)] }),
  },
  reads: async (server) => {
    const jobId = await parkedJob(server);
    return {
      'jobs.overview': {},
      'jobs.causes': {},
      'jobs.get': { jobId },
      'jobs.history': { id: jobId },
    };
  },
  asks: {
    getCalendar: (_, { id }) => [
      { userId: id, from: new Date().toISOString(), to: new Date(Date.now() + 86_400_000).toISOString() },
    ],
    getCalendarFeed: ofReader,
  },
  forumAsks: {
    getDueItems: ofReader,
  },
};
