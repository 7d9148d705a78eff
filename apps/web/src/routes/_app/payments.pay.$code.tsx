import { createFileRoute } from '@tanstack/react-router';
import { Checkout } from '../../app/checkout';

export const Route = createFileRoute('/_app/payments/pay/$code')({ component: PayByLink });

function PayByLink() {
  const { code } = Route.useParams();
  return <Checkout wanted={{ kind: 'payment-link', name: code }} />;
}
