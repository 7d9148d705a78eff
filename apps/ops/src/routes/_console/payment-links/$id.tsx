import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { PaymentLinkScreen } from '../../../features/payment-links/payment-link-screen';

export const Route = createFileRoute('/_console/payment-links/$id')({
  component: recordRoute(PaymentLinkScreen),
});
