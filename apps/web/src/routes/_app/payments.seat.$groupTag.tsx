import { createFileRoute } from '@tanstack/react-router';
import { Checkout } from '../../app/checkout';

export const Route = createFileRoute('/_app/payments/seat/$groupTag')({ component: BuySeat });

function BuySeat() {
  const { groupTag } = Route.useParams();
  return <Checkout wanted={{ kind: 'live-course-seat', name: groupTag }} />;
}
