import { failureTexts } from '@lyceum/shell';
import { ApiError } from '@lyceum/session';
import { Button } from '@mantine/core';
import { asFailure } from '../app/as-failure';
import type { ConsoleSection } from '../app/navigation';
import { Screen } from '../layout/screen';
import { BackLink } from './back-link';
import classes from './detail-page.module.css';

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
  const { description = 'Something went wrong on our side.', reference } = failureTexts(failure);
  return (
    <Screen title="It could not be read" above={above}>
      <div role="alert">
        <p>{description}</p>
        {reference !== undefined && (
          <p className={classes.reference}>
            Reference: <code>{reference}</code>
          </p>
        )}
      </div>
      <Button size="sm" mt="sm" onClick={onRetry}>
        Try again
      </Button>
    </Screen>
  );
}
