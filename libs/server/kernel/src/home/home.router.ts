import { homeSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { HomeService } from './home.service';

/** The console's call for its first page. */
export function createHomeRouter(get: ServiceFinder) {
  const home = get(HomeService);
  return createOpsRouter({
    get: requires('console.use').inputlessQuery(homeSchema, (actor) => home.get(actor)),
  });
}
