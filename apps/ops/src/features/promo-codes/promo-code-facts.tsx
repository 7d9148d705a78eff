import { type PromoCodeDetail, promoCodeDeliveryStateLabels } from '@lyceum/contracts/payments';
import type { Fact } from '../../detail/fact-list';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { formatLocal, formatMoney, formatNumber } from '../../layout/formats';
import { personText } from './person-text';

function discountText({ percentOff, amountOffMinor, currency }: PromoCodeDetail): string {
  if (percentOff !== null) return `${formatNumber(percentOff)} % off`;
  return `${formatMoney({ minor: amountOffMinor ?? 0, currency: currency ?? 'USD' })} off`;
}

/** How often it was used, of how often it may be. */
export const usesText = (uses: number, limit: number | null): string =>
  formatNumber(uses) + (limit === null ? '' : ` of ${formatNumber(limit)}`);

/** Of a code that is one person's: whose, and what became of its mail. */
function recipientFacts({ recipient }: PromoCodeDetail): Fact[] {
  if (!recipient) return [];
  const { email, delivery, deliveredAt } = recipient;
  return [
    { label: 'For', value: email ?? 'One person' },
    {
      label: 'Delivery',
      value: deliveredAt === null ? promoCodeDeliveryStateLabels[delivery] : <TimeValue at={deliveredAt} />,
    },
  ];
}

/** Everything a code's rules say, in words. */
export function factsOf(code: PromoCodeDetail): Fact[] {
  const { currency, minimumMinor, usageLimit, perUserLimit, products, owner } = code;
  return [
    { label: 'Discount', value: discountText(code) },
    { label: 'Uses', value: usesText(code.uses, usageLimit) },
    { label: 'Per person', value: perUserLimit === null ? 'No limit' : formatNumber(perUserLimit) },
    { label: 'Starts', value: code.startsAtLocal ? formatLocal(code.startsAtLocal) : 'At once' },
    { label: 'Ends', value: code.endsAtLocal ? formatLocal(code.endsAtLocal) : 'Never' },
    { label: 'Time zone', value: code.timeZone },
    {
      label: 'Minimum price',
      value: currency && minimumMinor > 0 ? formatMoney({ minor: minimumMinor, currency }) : 'None',
    },
    { label: 'Currency', value: currency ?? 'Any' },
    { label: 'Products', value: products.length === 0 ? 'Everything' : products.join(', ') },
    ...recipientFacts(code),
    { label: 'Owner', value: <PersonLink id={owner.id} name={personText(owner)} /> },
    { label: 'Notes', value: code.notes },
    { label: 'Made', value: <TimeValue at={code.createdAt} /> },
  ];
}
