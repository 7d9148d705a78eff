import { paymentLinkPath } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { PathButton } from '../../app/pathed';
import { rememberPath } from '../../app/remembered-path';
import * as messages from '../../features/payments/payment-link.messages';
import { PaymentLinkScreen } from '../../features/payments/payment-link-screen';

export const Route = createFileRoute('/_public/payments/link/$code')({ component: PaymentLink });

function PaymentLink() {
  const { code } = Route.useParams();
  const next = paymentLinkPath(code);
  return (
    <PaymentLinkScreen
      key={code}
      code={code}
      payLink={
        <ButtonLink to="/payments/pay/$code" params={{ code }} size="lg">
          {messages.goToPay()}
        </ButtonLink>
      }
      visitorLinks={
        <>
          <ButtonLink to="/login" search={{ next }}>
            {messages.logInToPay()}
          </ButtonLink>
          <ButtonLink to="/signup" search={{ next }} variant="outline" onClick={() => rememberPath(next)}>
            {messages.signUpToPay()}
          </ButtonLink>
        </>
      }
      linkTo={(path, title) => (
        <PathButton path={path} variant="outline">
          {title}
        </PathButton>
      )}
    />
  );
}
