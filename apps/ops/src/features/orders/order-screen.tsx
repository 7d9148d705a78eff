import { paymentMethodLabels, paymentStatusLabels, type StaffOrder } from '@lyceum/contracts/payments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import type { Fact } from '../../detail/fact-list';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { formatMoney } from '../../layout/formats';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { OrderTimeline } from './order-timeline';
import { ReceiptButtons } from './receipt-buttons';
import { RefundForm } from './refund-form';
import { ordersSection } from './section';

/** One order: what it is, all that happened to it, and giving money back. */
export function OrderScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<StaffOrder> section={ordersSection} query={trpc.orders.get.useQuery({ id })}>
      {(order) => <OrderPage order={order} />}
    </DetailScreen>
  );
}

function OrderPage({ order }: { readonly order: StaffOrder }) {
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = useMay()('order.refund');
  const { id, title, status, keptMinor } = order;
  return (
    <>
      <DetailPage
        section={ordersSection}
        title={title}
        state={<StateBadge tone={toneOf[status]}>{paymentStatusLabels[status]}</StateBadge>}
        actions={
          mayRefund &&
          keptMinor > 0 && (
            <Button size="xs" onClick={() => setRefunding(true)}>
              Give money back
            </Button>
          )
        }
        facts={factsOf(order)}
      >
        <OrderTimeline events={order.events} />
        <History of={trpc.orders.history} id={id} />
      </DetailPage>
      <FormDrawer title="Give money back" isOpen={isRefunding} onClose={() => setRefunding(false)}>
        <RefundForm order={order} onClose={() => setRefunding(false)} />
      </FormDrawer>
    </>
  );
}

const toneOf = {
  SUCCEEDED: 'good',
  PENDING: 'waiting',
  DIGITAL_PENDING: 'waiting',
  FAILED: 'bad',
  CANCELED: 'off',
} as const;

function factsOf(order: StaffOrder): Fact[] {
  const { id, buyerId, beneficiaryId, method, promoCode, createdAt, paidAt, currency } = order;
  const money = (minor: number): string => formatMoney({ minor, currency });
  return [
    { label: 'To pay', value: money(order.totalMinor) },
    { label: 'Price', value: money(order.listPriceMinor) },
    ...(order.discountMinor > 0 ? [{ label: 'Taken off', value: money(order.discountMinor) }] : []),
    { label: 'Promo code', value: promoCode ?? 'None' },
    { label: 'Kept', value: money(order.keptMinor) },
    { label: 'Way to pay', value: paymentMethodLabels[method] },
    { label: 'Buyer', value: buyerId ? <PersonLink id={buyerId} name="Their page" /> : 'Deleted user' },
    ...(beneficiaryId && beneficiaryId !== buyerId
      ? [{ label: 'For', value: <PersonLink id={beneficiaryId} name="Their page" /> }]
      : []),
    { label: 'Ordered', value: <TimeValue at={createdAt} /> },
    { label: 'Paid', value: paidAt ? <TimeValue at={paidAt} /> : 'Not yet' },
    { label: 'Receipts', value: <ReceiptButtons receipts={order.receipts} /> },
    { label: 'Number', value: id },
  ];
}
