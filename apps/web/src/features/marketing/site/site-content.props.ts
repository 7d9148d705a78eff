import type { PublicContent } from '@lyceum/contracts/cms';

/** What a page shows, and what is looked for in it. */
export interface SiteContentProps {
  readonly content: PublicContent;
  readonly search: string;
}
