import type { NewsletterForm } from '@lyceum/contracts/newsletter';

/** What somebody sent in, with the id by which we keep it; their age is not kept. */
export interface KeptForm extends Omit<NewsletterForm, 'age'> {
  readonly id: string;
}

/** What became of it: taken, with the service's own words where it has any, or refused for good. */
export type FormOutcome =
  | { readonly isTaken: true; readonly message: string | null }
  | { readonly isTaken: false; readonly reason: string };

/** Port to whoever keeps the readers of the newsletter. All adapters pass one contract test. */
export abstract class MarketingForms {
  /**
   * Hands a form over. May be called again with the same one.
   * @throws TargetUnavailableError where it may be taken later: no answer, too many at once, a fault of the service
   */
  abstract submit(form: KeptForm): Promise<FormOutcome>;
}
