import { newsletterInterestLabels, newsletterLimits } from '@lyceum/contracts/newsletter';
import { type OutgoingCalls, TargetUnavailableError } from '@lyceum/kernel';
import { z } from 'zod';
import type { FormOutcome, KeptForm, MarketingForms } from './marketing-forms.port';
import { plainText } from './plain-text';

/** Which form of which account, and where the service is. */
export interface HubspotSettings {
  readonly url: string;
  readonly portalId: string;
  readonly formId: string;
}

const takenSchema = z.object({ inlineMessage: z.string().nullish() });

/** When a form is tried again that the service asked to bring later, in seconds. */
const laterSeconds = 60;

/** HubSpot's form submissions (https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy). */
export class HubspotForms implements MarketingForms {
  private readonly target: string;
  private readonly address: string;

  constructor(
    private readonly calls: OutgoingCalls,
    { url, portalId, formId }: HubspotSettings,
  ) {
    this.target = `Newsletter forms (${new URL(url).host})`;
    this.address = `${url}/submissions/v3/integration/submit/${encodeURIComponent(portalId)}/${encodeURIComponent(formId)}`;
  }

  async submit({ name, email, phone, interest, pageUri }: KeptForm): Promise<FormOutcome> {
    const values = {
      firstname: name,
      email,
      phone,
      i_m_interested_in: newsletterInterestLabels[interest](),
    };
    const fields = Object.entries(values).map(([key, value]) => ({
      objectTypeId: '0-1',
      name: key,
      value,
    }));
    const answer = await this.calls.fetch(this.target, this.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ fields, context: { pageUri } }),
      // What people entrust to this service is sent nowhere else.
      redirect: 'error',
    });
    return this.outcomeOf(answer);
  }

  private async outcomeOf(answer: Response): Promise<FormOutcome> {
    if (answer.ok) {
      const taken = takenSchema.safeParse(await answer.json().catch(() => null));
      return { isTaken: true, message: plainText(taken.data?.inlineMessage ?? '') };
    }
    const reason = `answered ${String(answer.status)}`;
    if (answer.status === 429 || answer.status >= 500)
      throw new TargetUnavailableError(this.target, waitOf(answer), reason);
    const said = (await answer.text()).slice(0, newsletterLimits.messageLength);
    return { isTaken: false, reason: `${reason}: ${said}` };
  }
}

/** `Retry-After` in seconds, within reason. */
function waitOf({ headers }: Response): number {
  const asked = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), 3_600) : laterSeconds;
}
