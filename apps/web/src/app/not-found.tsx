import { MessageScreen, useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { ButtonLink } from './links';
import * as messages from './not-found.messages';

/** The words of the 404 page (checklist line 13). */
export function NotFound() {
  const brandName = useBrandName();
  useDocumentTitle(messages.pageNotFound({ brandName }));
  return (
    <MessageScreen
      title={messages.whoops()}
      description={messages.cannotFindPage()}
      action={<ButtonLink to="/">{messages.returnHome()}</ButtonLink>}
    />
  );
}
