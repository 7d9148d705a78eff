import { formatMoney } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, Page, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchOrders, type Order } from './payment-calls';
import { day, statusText } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payments.messages';
import { ReceiptButtons } from './receipt-buttons';

interface MyOrdersScreenProps {
  readonly orderLink: (orderId: string, title: string) => ReactNode;
  readonly coursesLink: ReactNode;
}

/** All orders of the reader (checklist line 224), the newest first. */
export function MyOrdersScreen({ orderLink, coursesLink }: MyOrdersScreenProps) {
  const me = useSession().user?.id ?? '';
  const orders = useInfiniteQuery({
    queryKey: ['own-orders', me],
    queryFn: ({ pageParam }) => fetchOrders(me, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  return (
    <Page width="reading">
      <PageTitle title={messages.myOrders()} description={messages.aboutMyOrders()} />
      <QueryContent
        query={orders}
        subject={messages.ordersSubject()}
        skeleton={(label) => <CardListSkeleton cards={4} label={label} />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return (
              <EmptyState
                title={messages.noOrders()}
                description={messages.aboutNoOrders()}
                action={coursesLink}
              />
            );
          }
          return (
            <>
              <ul className={classes.orders}>
                {items.map((order) => (
                  <OrderLine key={order.id} order={order} orderLink={orderLink} />
                ))}
              </ul>
              {orders.hasNextPage && (
                <Button
                  variant="default"
                  loading={orders.isFetchingNextPage}
                  onClick={() => void orders.fetchNextPage()}
                >
                  {messages.moreOrders()}
                </Button>
              )}
            </>
          );
        }}
      </QueryContent>
    </Page>
  );
}

function OrderLine({ order, orderLink }: { readonly order: Order } & Pick<MyOrdersScreenProps, 'orderLink'>) {
  const { id, title, product, totalMinor, currency, promoCode, createdAt, refundedMinor } = order;
  const isPartly = refundedMinor > 0 && refundedMinor < totalMinor;
  const notes = [
    day(new Date(createdAt)),
    statusText(order),
    ...(isPartly ? [messages.refundOf({ amount: formatMoney(refundedMinor, currency) })] : []),
    ...(promoCode === null ? [] : [messages.withCode({ code: promoCode })]),
  ];
  return (
    <li className={classes.order}>
      <div>
        <h2 className={classes.item} dir="auto">
          {orderLink(id, title ?? product)}
        </h2>
        <p className={classes.muted}>{notes.join(' · ')}</p>
      </div>
      <p className={classes.figure}>{formatMoney(totalMinor, currency)}</p>
      <ReceiptButtons receipts={order.receipts} />
    </li>
  );
}
