import { createFileRoute } from '@tanstack/react-router';
import { AnchorLink, ButtonLink } from '../../app/links';
import { MyOrdersScreen } from '../../features/payments/my-orders-screen';
import { findCourses } from '../../features/payments/payments.messages';

export const Route = createFileRoute('/_app/my-orders')({ component: MyOrders });

function MyOrders() {
  return (
    <MyOrdersScreen
      orderLink={(orderId, title) => (
        <AnchorLink to="/payments/order/$orderId" params={{ orderId }}>
          {title}
        </AnchorLink>
      )}
      coursesLink={<ButtonLink to="/live-courses">{findCourses()}</ButtonLink>}
    />
  );
}
