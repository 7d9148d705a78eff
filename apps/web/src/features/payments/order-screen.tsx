import { formatMoney, isOpenOrder } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderFacts } from './order-facts';
import { type OrderDetail, orderQuery } from './payment-calls';
import { dueDay, lookAgainAfter } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';
import { ReceiptButtons } from './receipt-buttons';
import { StillToPay } from './still-to-pay';

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
            <ReceiptButtons receipts={getOrder.order.receipts} />
            {isOpenOrder(getOrder.order.status) && (
              <StillToPay me={me} detail={getOrder} onChanged={() => void detail.refetch()} />
            )}
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
  const { order, openUrl, aboutUrl, decline, invoice } = detail;
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
  if (invoice) return <Invoiced invoice={invoice} order={order} />;
  return (
    <>
      <h3>{messages.waitingTitle()}</h3>
      <p>{messages.aboutWaiting()}</p>
    </>
  );
}

interface InvoicedProps {
  readonly invoice: NonNullable<OrderDetail['invoice']>;
  readonly order: OrderDetail['order'];
}

/** What a school is to pay, and what of it has come. */
function Invoiced({
  invoice: { billTo, dueOn, partsMinor },
  order: { totalMinor, currency },
}: InvoicedProps) {
  const amount = formatMoney(totalMinor, currency);
  return (
    <>
      <h3>{messages.invoicedTitle({ billTo })}</h3>
      <p>{messages.aboutInvoiced({ amount, day: dueDay(new Date(dueOn)) })}</p>
      {partsMinor > 0 && <p>{messages.partsCame({ parts: formatMoney(partsMinor, currency), amount })}</p>}
    </>
  );
}
