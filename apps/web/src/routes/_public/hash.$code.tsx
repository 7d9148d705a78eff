import { createFileRoute } from '@tanstack/react-router';
import * as messages from '../../app/routes.messages';
import { useLinkButtons } from '../../app/use-link-buttons';
import { OneTimeLinkScreen } from '../../features/account/links/one-time-link-screen';

export const Route = createFileRoute('/_public/hash/$code')({ component: OneTimeLink });

function OneTimeLink() {
  const { code } = Route.useParams();
  return <OneTimeLinkScreen key={code} code={code} {...useLinkButtons(messages.askForAnotherLink())} />;
}
