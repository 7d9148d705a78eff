import { formatMoney, paymentMethodNames } from '@lyceum/contracts/payments';
import { SectionCard } from '@lyceum/ui';
import type { Order } from './payment-calls';
import { moment } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';

/** What an order says of itself. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { id, totalMinor, currency, promoCode, discountMinor, method, createdAt } = order;
  const facts: readonly (readonly [string, string])[] = [
    [messages.amount(), formatMoney(totalMinor, currency)],
    ...(promoCode === null
      ? []
      : [[messages.codeUsed(), `${promoCode} (−${formatMoney(discountMinor, currency)})`] as const]),
    [messages.method(), paymentMethodNames[method]()],
    [messages.ordered(), moment(new Date(createdAt))],
    [messages.reference(), id],
  ];
  return (
    <SectionCard title={messages.facts()}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
