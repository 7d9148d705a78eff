import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';

const SandboxScreen = lazyPart(() =>
  import('../../features/payments/sandbox-screen').then((it) => it.SandboxScreen),
);

export const Route = createFileRoute('/_public/payments/sandbox/$ref')({ component: Sandbox });

function Sandbox() {
  const { ref } = Route.useParams();
  return (
    <Suspense>
      <SandboxScreen key={ref} paymentRef={ref} />
    </Suspense>
  );
}
