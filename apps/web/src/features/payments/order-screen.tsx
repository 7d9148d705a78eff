import { formatMoney, isOpenOrder, type PaymentMethod } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { QueryContent, useSending } from '@lyceum/shell';
import { Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MethodChoice } from './method-choice';
import { OrderFacts } from './order-facts';
import { cancelOrder, type OrderDetail, orderQuery, startPayment } from './payment-calls';
import { lookAgainAfter, time } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';
import { ReceiptButtons } from './receipt-buttons';

interface OrderScreenProps {
  readonly orderId: string;
  readonly linkTo: (path: string, title: string) => ReactNode;
  readonly ordersLink: ReactNode;
}

/** One order, which may still be paid (checklist line 223): looked at again and again until it is. */
export function OrderScreen({ orderId, linkTo, ordersLink }: OrderScreenProps) {
  const me = useSession().user?.id ?? '';
  const detail = useQuery({
    ...orderQuery(me, orderId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.getOrder.order.status !== 'SUCCEEDED'
        ? lookAgainAfter(state.dataUpdateCount)
        : false,
  });
  return (
    <Page width="reading">
      <PageTitle title={messages.orderSubject()} />
      <QueryContent
        query={detail}
        subject={messages.orderSubject()}
        skeleton={(label) => <TextSkeleton lines={8} label={label} />}
      >
        {({ getOrder }) => (
          <div className={classes.parts}>
            <h2 className={classes.title} dir="auto">
              {getOrder.order.title}
            </h2>
            <section role="status" className={classes.state}>
              <Standing detail={getOrder} linkTo={linkTo} />
            </section>
            {isOpenOrder(getOrder.order.status) && (
              <StillToPay me={me} detail={getOrder} onChanged={() => void detail.refetch()} />
            )}
            <ReceiptButtons receipts={getOrder.order.receipts} />
            <OrderFacts order={getOrder.order} />
            {ordersLink}
          </div>
        )}
      </QueryContent>
    </Page>
  );
}

/** Where it stands, and what comes next. */
function Standing({ detail, linkTo }: { readonly detail: OrderDetail } & Pick<OrderScreenProps, 'linkTo'>) {
  const { order, openUrl, aboutUrl, decline } = detail;
  const { status, refundedMinor, totalMinor, currency } = order;
  const isRefunded = refundedMinor > 0 && refundedMinor >= totalMinor;
  if (refundedMinor > 0) {
    return (
      <>
        <h3>{isRefunded ? messages.refundedTitle() : messages.paidTitle()}</h3>
        <p>{messages.aboutRefunded({ amount: formatMoney(refundedMinor, currency) })}</p>
        {!isRefunded && openUrl !== null && linkTo(openUrl, messages.open())}
      </>
    );
  }
  if (status === 'SUCCEEDED') {
    return (
      <>
        <h3>{messages.paidTitle()}</h3>
        <p>{messages.aboutPaid()}</p>
        {openUrl !== null && linkTo(openUrl, messages.open())}
      </>
    );
  }
  if (status === 'FAILED') {
    return (
      <>
        <h3>{messages.failedTitle()}</h3>
        <p>{[decline, messages.aboutFailed()].filter(Boolean).join(' ')}</p>
      </>
    );
  }
  if (!isOpenOrder(status)) {
    return (
      <>
        <h3>{messages.canceledTitle()}</h3>
        <p>{messages.aboutCanceled()}</p>
        {aboutUrl !== null && linkTo(aboutUrl, messages.backToCourse())}
      </>
    );
  }
  return (
    <>
      <h3>{messages.waitingTitle()}</h3>
      <p>{messages.aboutWaiting()}</p>
    </>
  );
}

interface StillToPayProps {
  readonly me: string;
  readonly detail: OrderDetail;
  readonly onChanged: () => void;
}

/** The page of the provider once more, another way to pay, or no order after all. */
function StillToPay({ me, detail, onChanged }: StillToPayProps) {
  const { order, methods, pageUrl } = detail;
  const { id: orderId, expiresAt, status, totalMinor, currency } = order;
  const [isOther, setOther] = useState(false);
  const [method, setMethod] = useState<PaymentMethod | null>(
    methods.find((one) => one === order.method) ?? methods[0] ?? null,
  );
  const pays = useSending(async (chosen: PaymentMethod) => {
    const clientKey = crypto.randomUUID();
    globalThis.location.assign(await startPayment(me, { orderId, clientKey, method: chosen }));
  });
  const cancels = useSending(async () => {
    await cancelOrder(me, orderId);
    onChanged();
  });
  const choosesAgain = isOther || pageUrl === null;
  const amount = formatMoney(totalMinor, currency);
  return (
    <div className={classes.parts}>
      {expiresAt !== null && (
        <p className={classes.muted}>{messages.heldUntil({ time: time(new Date(expiresAt)) })}</p>
      )}
      {choosesAgain && <MethodChoice methods={methods} method={method} onChoose={setMethod} />}
      {[...pays.problems, ...cancels.problems].map(({ message }) => (
        <p key={message} className={classes.failure} role="alert">
          {message}
        </p>
      ))}
      <div className={classes.actions}>
        {choosesAgain ? (
          <Button size="lg" loading={pays.isSending} onClick={() => method && void pays.submit(method)}>
            {status === 'FAILED' ? messages.payAgain() : messages.pay({ amount })}
          </Button>
        ) : (
          <>
            <Button size="lg" component="a" href={pageUrl}>
              {messages.goOnPaying()}
            </Button>
            <Button size="lg" variant="default" onClick={() => setOther(true)}>
              {messages.payAnotherWay()}
            </Button>
          </>
        )}
        <Button size="lg" variant="subtle" loading={cancels.isSending} onClick={() => void cancels.submit()}>
          {messages.cancelOrder()}
        </Button>
      </div>
    </div>
  );
}
