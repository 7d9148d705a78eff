import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';

const AwaitingPayment = lazyPart(() => import('../../app/awaiting-payment').then((it) => it.AwaitingPayment));

export const Route = createFileRoute('/_public/payments/awaitingAlipay')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    typeof order === 'string' && order !== '' ? { order } : {},
  component: Awaiting,
});

function Awaiting() {
  const { order } = Route.useSearch();
  return (
    <Suspense>
      <AwaitingPayment method="ALIPAY" orderId={order} />
    </Suspense>
  );
}
