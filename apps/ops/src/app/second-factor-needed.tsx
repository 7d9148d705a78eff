import { authErrors } from '@lyceum/contracts/auth';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';

/** What staff see who logged in without a second factor where one is required. */
export function SecondFactorNeeded() {
  const brandName = useBrandName();
  useDocumentTitle(`Second factor needed · ${brandName}`);
  return (
    <MessageScreen
      title="Staff need a second factor"
      description={`${authErrors.SECOND_FACTOR_REQUIRED.message} An authenticator app takes a minute; a passkey takes less.`}
      action={
        <Button component="a" href="/settings#security">
          Open my security settings
        </Button>
      }
    />
  );
}
