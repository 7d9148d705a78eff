import type { Probes } from '../probes';

const range = { from: '2026-03-01', to: '2026-03-07' };

export const probes: Probes = {
  reads: async () => ({
    'analytics.overview': range,
    'analytics.features': range,
    'analytics.retention': range,
    'analytics.funnel': { ...range, steps: [{ actionType: 'LOGIN' }, { actionType: 'CLAP' }] },
    'analytics.devices': range,
    'analytics.file': { ...range, report: 'overview' },
  }),
};
