import { createFileRoute } from '@tanstack/react-router';
import * as messages from '../../app/routes.messages';
import { useLinkButtons } from '../../app/use-link-buttons';
import { EmailChangeScreen } from '../../features/account/links/email-change-screen';

export const Route = createFileRoute('/_public/email-change/$code')({ component: EmailChange });

function EmailChange() {
  const { code } = Route.useParams();
  return <EmailChangeScreen key={code} code={code} {...useLinkButtons(messages.chooseNewPassword())} />;
}
