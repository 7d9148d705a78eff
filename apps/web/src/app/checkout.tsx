import { useNavigate } from '@tanstack/react-router';
import { CheckoutScreen } from '../features/payments/checkout-screen';
import type { Wanted } from '../features/payments/payment-calls';
import { goToOrder } from '../features/payments/payments.messages';
import { ButtonLink } from './links';
import { PathButton } from './pathed';

/** The checkout, with its ways to the order and back. */
export function Checkout({ wanted }: { readonly wanted: Wanted }) {
  const navigate = useNavigate();
  return (
    <CheckoutScreen
      key={wanted.name}
      wanted={wanted}
      onOrdered={(orderId) => void navigate({ to: '/payments/order/$orderId', params: { orderId } })}
      orderLink={(orderId) => (
        <ButtonLink to="/payments/order/$orderId" params={{ orderId }}>
          {goToOrder()}
        </ButtonLink>
      )}
      linkTo={(path, title) => (
        <PathButton path={path} variant="outline">
          {title}
        </PathButton>
      )}
    />
  );
}
