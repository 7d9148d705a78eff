import type { PublicConfig } from '@lyceum/contracts/common';
import type { Session } from '@lyceum/session';

/** What every route can reach. */
export interface RouterContext {
  readonly session: Session;
  readonly config: PublicConfig;
}
