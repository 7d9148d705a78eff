import {
  isOpenOrder,
  paymentMethodLabels,
  paymentStatusLabels,
  type StaffOrder,
} from '@lyceum/contracts/payments';
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
import { CancelOrderForm } from './cancel-order-form';
import { OrderTimeline } from './order-timeline';
import { ReceiptButtons } from './receipt-buttons';
import { RecordPaymentForm } from './record-payment-form';
import { SendReceiptButton } from './send-receipt-button';
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
  const [opened, setOpened] = useState<'refund' | 'payment' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const mayRefund = useMay()('order.refund');
  const { id, title, status } = order;
  return (
    <>
      <DetailPage
        section={ordersSection}
        title={title}
        state={<StateBadge tone={toneOf[status]}>{paymentStatusLabels[status]}</StateBadge>}
        actions={mayRefund && <OrderActions order={order} onOpen={setOpened} />}
        facts={factsOf(order)}
      >
        <OrderTimeline events={order.events} />
        <History of={trpc.orders.history} id={id} />
      </DetailPage>
      <FormDrawer title="Give money back" isOpen={opened === 'refund'} onClose={close}>
        <RefundForm order={order} onClose={close} />
      </FormDrawer>
      <FormDrawer title="Note a payment" isOpen={opened === 'payment'} onClose={close}>
        <RecordPaymentForm order={order} onClose={close} />
      </FormDrawer>
      <FormDrawer title="Cancel the order" isOpen={opened === 'cancel'} onClose={close}>
        <CancelOrderForm order={order} onClose={close} />
      </FormDrawer>
    </>
  );
}

interface OrderActionsProps {
  readonly order: StaffOrder;
  readonly onOpen: (form: 'refund' | 'payment' | 'cancel') => void;
}

/** What can be done with an order as it stands. */
function OrderActions({ order: { id, status, keptMinor, invoice, receipts }, onOpen }: OrderActionsProps) {
  const isOpen = isOpenOrder(status);
  return (
    <>
      {isOpen && (
        <Button size="xs" variant="default" onClick={() => onOpen('cancel')}>
          Cancel the order
        </Button>
      )}
      {isOpen && invoice && (
        <Button size="xs" onClick={() => onOpen('payment')}>
          Note a payment
        </Button>
      )}
      {status === 'SUCCEEDED' && receipts.length > 0 && <SendReceiptButton id={id} />}
      {keptMinor > 0 && (!isOpen || !invoice) && (
        <Button size="xs" onClick={() => onOpen('refund')}>
          Give money back
        </Button>
      )}
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
  const { id, buyerId, buyer, beneficiaryId, beneficiary, method, promoCode, createdAt, paidAt, currency } =
    order;
  const money = (minor: number): string => formatMoney({ minor, currency });
  return [
    { label: 'To pay', value: money(order.totalMinor) },
    { label: 'Price', value: money(order.listPriceMinor) },
    ...(order.discountMinor > 0 ? [{ label: 'Taken off', value: money(order.discountMinor) }] : []),
    { label: 'Promo code', value: promoCode ?? 'None' },
    { label: 'Kept', value: money(order.keptMinor) },
    { label: 'Way to pay', value: paymentMethodLabels[method] },
    { label: 'Buyer', value: buyerId ? <PersonLink id={buyerId} name={buyer} /> : 'Deleted user' },
    ...(beneficiaryId && beneficiaryId !== buyerId
      ? [{ label: 'For', value: <PersonLink id={beneficiaryId} name={beneficiary} /> }]
      : []),
    { label: 'Ordered', value: <TimeValue at={createdAt} /> },
    { label: 'Paid', value: paidAt ? <TimeValue at={paidAt} /> : 'Not yet' },
    ...(order.invoice
      ? [
          { label: 'Invoice to', value: order.invoice.billTo },
          { label: 'Purchase order', value: order.invoice.reference || 'None' },
          { label: 'Due', value: order.invoice.dueOn },
        ]
      : []),
    { label: 'Receipts', value: <ReceiptButtons receipts={order.receipts} /> },
    { label: 'Number', value: id },
  ];
}
