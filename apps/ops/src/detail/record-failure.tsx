import { failureTexts } from '@lyceum/shell';
import { ApiError } from '@lyceum/session';
import { ErrorState, Page, useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { asFailure } from '../app/as-failure';
import type { ConsoleSection } from '../app/navigation';
import { Screen } from '../layout/screen';
import { BackLink } from './back-link';

interface RecordFailureProps {
  readonly section: ConsoleSection;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The page of a record that cannot be had: there is none, it is not for the reader, or it could not be read. */
export function RecordFailure({ section, error, onRetry }: RecordFailureProps) {
  const failure = asFailure(error);
  const status = failure instanceof ApiError ? failure.status : undefined;
  const above = <BackLink section={section} />;
  if (status === 404 || status === 400)
    return (
      <Screen title="There is no such record" above={above}>
        <p>It was removed, or the address is not right. The list has what there is.</p>
      </Screen>
    );
  if (status === 403)
    return (
      <Screen title="Not with your roles" above={above}>
        <p>This record is not for your roles. If your work needs it, ask an admin.</p>
      </Screen>
    );
  return <NotLoaded section={section} error={failure} onRetry={onRetry} />;
}

function NotLoaded({ section, error, onRetry }: RecordFailureProps) {
  useDocumentTitle(`${section.label} · ${useBrandName()} Ops`);
  return (
    <Page width="wide">
      <BackLink section={section} />
      <ErrorState level={1} {...failureTexts(error)} onRetry={onRetry} />
    </Page>
  );
}
