import { createFileRoute } from '@tanstack/react-router';
import { AnchorLink } from '../../app/links';
import { PathButton } from '../../app/pathed';
import { OrderScreen } from '../../features/payments/order-screen';
import { myOrders } from '../../features/payments/payments.messages';

export const Route = createFileRoute('/_app/payments/order/$orderId')({ component: OwnOrder });

function OwnOrder() {
  const { orderId } = Route.useParams();
  return (
    <OrderScreen
      key={orderId}
      orderId={orderId}
      linkTo={(path, title) => <PathButton path={path}>{title}</PathButton>}
      ordersLink={
        <AnchorLink to="/my-orders" className="thumb">
          {myOrders()}
        </AnchorLink>
      }
    />
  );
}
