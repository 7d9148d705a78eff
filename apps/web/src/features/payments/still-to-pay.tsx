import { formatMoney, isOnline, type PaymentMethod } from '@lyceum/contracts/payments';
import { lazyPart, useSending } from '@lyceum/shell';
import { TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { MethodChoice } from './method-choice';
import { cancelOrder, type OrderDetail, startPayment } from './payment-calls';
import { time } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';

const InvoiceForm = lazyPart(() => import('./invoice-form').then((it) => it.InvoiceForm));

interface StillToPayProps {
  readonly me: string;
  readonly detail: OrderDetail;
  readonly onChanged: () => void;
}

/** The page of the provider once more, another way to pay, a school’s invoice, or no order after all. */
export function StillToPay({ me, detail, onChanged }: StillToPayProps) {
  const { order, pageUrl, invoice } = detail;
  const { id: orderId, expiresAt } = order;
  const methods = invoice ? detail.methods.filter(isOnline) : detail.methods;
  const [isOther, setOther] = useState(false);
  const [method, setMethod] = useState<PaymentMethod | null>(
    methods.find((one) => one === order.method) ?? methods[0] ?? null,
  );
  const cancels = useSending(async () => {
    await cancelOrder(me, orderId);
    onChanged();
  });
  const choosesAgain = isOther || (pageUrl === null && !invoice);
  const byInvoice = choosesAgain && method !== null && !isOnline(method);
  const isPartlyPaid = (invoice?.partsMinor ?? 0) > 0;
  return (
    <div className={classes.parts}>
      {expiresAt !== null && !invoice && (
        <p className={classes.muted}>{messages.heldUntil({ time: time(new Date(expiresAt)) })}</p>
      )}
      {choosesAgain && <MethodChoice methods={methods} method={method} onChoose={setMethod} />}
      {byInvoice && (
        <Suspense fallback={<TextSkeleton lines={4} label={messages.getInvoice()} />}>
          <InvoiceForm me={me} orderId={orderId} onDone={onChanged} />
        </Suspense>
      )}
      <Problems of={cancels.problems} />
      {choosesAgain && !byInvoice && <PayButton me={me} order={order} method={method} />}
      <div className={classes.actions}>
        {!choosesAgain && pageUrl !== null && (
          <Button size="lg" component="a" href={pageUrl}>
            {messages.goOnPaying()}
          </Button>
        )}
        {!choosesAgain && methods.length > 0 && (
          <Button size="lg" variant="default" onClick={() => setOther(true)}>
            {messages.payAnotherWay()}
          </Button>
        )}
        {!isPartlyPaid && (
          <Button
            size="lg"
            variant="subtle"
            loading={cancels.isSending}
            onClick={() => void cancels.submit()}
          >
            {messages.cancelOrder()}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PayButtonProps extends Pick<StillToPayProps, 'me'> {
  readonly order: OrderDetail['order'];
  readonly method: PaymentMethod | null;
}

/** On to the page where this is paid. */
function PayButton({ me, order, method }: PayButtonProps) {
  const { id: orderId, status, totalMinor, currency } = order;
  const pays = useSending(async (chosen: PaymentMethod) => {
    const clientKey = crypto.randomUUID();
    globalThis.location.assign(await startPayment(me, { orderId, clientKey, method: chosen }));
  });
  return (
    <>
      <Problems of={pays.problems} />
      <Button size="lg" loading={pays.isSending} onClick={() => method && void pays.submit(method)}>
        {status === 'FAILED'
          ? messages.payAgain()
          : messages.pay({ amount: formatMoney(totalMinor, currency) })}
      </Button>
    </>
  );
}

const Problems = ({ of }: { readonly of: readonly { readonly message: string }[] }) =>
  of.map(({ message }) => (
    <p key={message} className={classes.failure} role="alert">
      {message}
    </p>
  ));
