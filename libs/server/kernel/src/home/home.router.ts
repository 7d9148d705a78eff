import { homeSchema, waitingSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { HomeService } from './home.service';

/** The console's calls for its first page, and for what waits. */
export function createHomeRouter(get: ServiceFinder) {
  const home = get(HomeService);
  return createOpsRouter({
    get: requires('console.use').inputlessQuery(homeSchema, (actor) => home.get(actor)),
    waiting: requires('console.use').inputlessQuery(waitingSchema, (actor) => home.waiting(actor)),
  });
}
