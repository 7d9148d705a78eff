import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { PathButton } from '../../app/pathed';
import { CheckoutScreen } from '../../features/payments/checkout-screen';
import { goToOrder } from '../../features/payments/payments.messages';

export const Route = createFileRoute('/_app/payments/seat/$groupTag')({ component: BuySeat });

function BuySeat() {
  const { groupTag } = Route.useParams();
  const navigate = useNavigate();
  return (
    <CheckoutScreen
      key={groupTag}
      groupTag={groupTag}
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
