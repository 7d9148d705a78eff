import type { PublicConfig } from '@lyceum/contracts/common';
import type { Session } from '@lyceum/session';

/** What a screen stands in: the public header and footer, or the signed-in shell. */
export type FrameName = 'public' | 'shell';

/** What every route can reach. Routes say by `frame` what their screen stands in. */
export interface RouterContext {
  readonly session: Session;
  readonly config: PublicConfig;
  readonly frame?: FrameName;
}
