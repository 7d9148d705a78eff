import { OfflineBanner } from '@lyceum/ui';
import { useNetwork } from '@mantine/hooks';

/** The strip that says when the browser has no network. */
export function OfflineNotice() {
  return <OfflineBanner online={useNetwork().online} />;
}
