import { callAndRead } from '@lyceum/session';
import { execute, PaymentLinkDocument, type PaymentLinkQuery } from '@lyceum/web-graphql';

export type PaymentLink = PaymentLinkQuery['getPaymentLink'];

export const fetchLink = async (code: string): Promise<PaymentLink> =>
  (await execute(PaymentLinkDocument, { code })).getPaymentLink;

const answers = () => import('./payment-link-answer').then((it) => it.notedOpeningSchema);

/** Counts once a tab that the page was opened. One that is not counted is missed by nobody. */
export function noteOpened(code: string): void {
  const key = `lyceum.link-opened.${code}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  const path = `/payment-links/${encodeURIComponent(code)}/openings`;
  callAndRead(answers, path, { method: 'POST' }).catch(() => undefined);
}
