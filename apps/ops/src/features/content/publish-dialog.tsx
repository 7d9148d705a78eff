import { type ContentDetail, contentTypeLabels } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import classes from './entry-form.module.css';

interface PublishDialogProps {
  readonly entry: ContentDetail;
  /** The version that is looked at, and would be published. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what there is to know, and publishes. What breaks a rule of the type is to be mended first. */
export function PublishDialog({ entry, version, onClose, onDone }: PublishDialogProps) {
  const check = trpc.content.check.useQuery({ id: entry.id }, { gcTime: 0, staleTime: 0 });
  const publish = trpc.content.publish.useMutation();
  const go = async (): Promise<void> => {
    try {
      await publish.mutateAsync({ id: entry.id, version });
      toast.success('Published. Visitors read it from now on.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not published. Please try again.');
    }
    onDone();
  };
  return (
    <Modal opened onClose={onClose} title={`Publish this ${contentTypeLabels[entry.type].toLowerCase()}?`}>
      <Stack gap="md">
        {check.data && <Hints {...check.data} />}
        {!check.data && !check.error && <TextSkeleton label="Looking it through" />}
        {check.error && (
          <ErrorState {...failureTexts(asFailure(check.error))} onRetry={() => void check.refetch()} />
        )}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back to it
          </Button>
          <Button
            disabled={!check.data || check.data.issues.length > 0}
            loading={publish.isPending}
            onClick={() => void go()}
          >
            Publish
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface HintsProps {
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  readonly hints: readonly { readonly at: string; readonly message: string }[];
}

function Hints({ issues, hints }: HintsProps) {
  if (issues.length > 0)
    return (
      <p role="alert">
        {issues.length === 1 ? 'One field is' : `${String(issues.length)} fields are`} to be mended first.
        Each says what is wrong, in the form.
      </p>
    );
  if (hints.length === 0) return <p>Nothing is missing. Visitors see it at once.</p>;
  return (
    <>
      <p>It can be published. You may want to look at this first:</p>
      <ul className={classes.hints}>
        {hints.map(({ at, message }, place) => (
          <li key={place}>
            {at}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
