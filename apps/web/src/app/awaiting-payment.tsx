import type { PaymentMethod } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { Navigate } from '@tanstack/react-router';
import { AwaitingScreen } from '../features/payments/awaiting-screen';
import * as messages from '../features/payments/awaiting.messages';
import { ButtonLink } from './links';

interface AwaitingPaymentProps {
  readonly method: PaymentMethod;
  readonly orderId: string | undefined;
}

/** Sends who is signed in on to their order (checklist line 223). */
export function AwaitingPayment({ method, orderId }: AwaitingPaymentProps) {
  const { user } = useSession();
  if (user && orderId !== undefined)
    return <Navigate to="/payments/order/$orderId" params={{ orderId }} replace />;
  const next = orderId === undefined ? '/my-orders' : `/payments/order/${orderId}`;
  const action = user ? (
    <ButtonLink to="/my-orders">{messages.toOrders()}</ButtonLink>
  ) : (
    <ButtonLink to="/login" search={{ next }}>
      {messages.logIn()}
    </ButtonLink>
  );
  return <AwaitingScreen method={method} action={action} />;
}
