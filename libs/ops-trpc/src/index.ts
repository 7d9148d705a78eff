export type { AppRouter } from '@lyceum/ops-router';
