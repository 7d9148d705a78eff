import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { OrderScreen } from '../../../features/orders/order-screen';

export const Route = createFileRoute('/_console/orders/$id')({ component: recordRoute(OrderScreen) });
