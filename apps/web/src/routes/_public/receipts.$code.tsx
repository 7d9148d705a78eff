import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import * as messages from '../../app/routes.messages';
import { ReceiptScreen } from '../../features/receipts/receipt-screen';

export const Route = createFileRoute('/_public/receipts/$code')({ component: Receipt });

function Receipt() {
  const brandName = useBrandName();
  const { code } = Route.useParams();
  return (
    <ReceiptScreen
      key={code}
      code={code}
      homeButton={<ButtonLink to="/">{messages.goTo({ brandName })}</ButtonLink>}
    />
  );
}
