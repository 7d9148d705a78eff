import { currencies, minorDigits, paymentMethodLabels } from '@lyceum/contracts/payments';
import { Injectable } from '@nestjs/common';
import {
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';

/** SQL of how many digits after the point a currency has. */
const digitsOf = (currency: string): string => {
  const others = currencies.filter((name) => minorDigits(name) !== 2);
  return `CASE ${currency} ${others.map((name) => `WHEN '${name}' THEN ${String(minorDigits(name))}`).join(' ')} ELSE 2 END`;
};

/** SQL of what a way to pay is called. */
const methodName = (method: string): string =>
  `CASE ${method} ${Object.entries(paymentMethodLabels)
    .map(([name, label]) => `WHEN '${name}' THEN '${label}'`)
    .join(' ')} END`;

const amount = (minor: string, currency: string): string =>
  `round(${minor} / power(10::numeric, ${digitsOf(currency)}), ${digitsOf(currency)})::text || ' ' || ${currency}`;

const uses = personRecordsQuery({
  noun: 'Promo code',
  id: 'r.id',
  at: 'r.redeemed_at',
  title: `'Used ' || c.code`,
  detail: `${amount('r.discount_minor', 'r.currency')} || ' off'`,
  state: `CASE WHEN r.returned_at IS NOT NULL THEN 'Given back' END`,
  targetType: `'promoCode'`,
  targetId: 'c.id',
  rest: `FROM promo_code_redemptions r JOIN promo_codes c ON c.id = r.promo_code_id WHERE r.user_id = $userId`,
});

const orders = personRecordsQuery({
  noun: 'Order',
  id: 'o.id',
  at: 'o.created_at',
  title: 'COALESCE(o.title, p.name)',
  detail: `${amount('o.total_minor', 'o.currency')} || ', ' || ${methodName('o.method')}`,
  state: `initcap(replace(o.status, '_', ' '))`,
  rest: 'FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $userId',
});

/** The promo codes somebody used, for whoever reads who used a code. */
@Injectable()
@TellsStaffOfPerson('promo-uses')
export class PromoUseRecords implements PersonRecords {
  readonly title = 'Promo codes';
  readonly requires = 'promoCode.read';
  readonly records = statement<PersonRecordRow>('payments.uses-for-staff', uses);
}

/** What somebody ordered. */
@Injectable()
@TellsStaffOfPerson('orders')
export class OrderRecords implements PersonRecords {
  readonly title = 'Orders';
  readonly requires = 'user.read';
  readonly records = statement<PersonRecordRow>('payments.orders-for-staff', orders);
}
