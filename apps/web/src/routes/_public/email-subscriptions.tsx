import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { EmailSubscriptionScreen } from '../../features/subscriptions/email-subscription-screen';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_public/email-subscriptions')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' ? { code } : {},
  component: EmailSubscription,
});

function EmailSubscription() {
  const brandName = useBrandName();
  const { code = '' } = Route.useSearch();
  return (
    <EmailSubscriptionScreen
      key={code}
      code={code}
      homeButton={<ButtonLink to="/">{messages.goTo({ brandName })}</ButtonLink>}
    />
  );
}
