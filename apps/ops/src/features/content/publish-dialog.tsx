import { type ContentDetail, contentTypeLabels } from '@lyceum/contracts/cms';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { Hints } from './publish-hints';

const Compared = lazyPart(() => import('./late-differences').then((it) => it.Compared));

interface PublishDialogProps {
  readonly entry: ContentDetail;
  /** The version that is looked at, and would be published. */
  readonly version: number;
  /** That there is a later one, where there is. */
  readonly newer?: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what there is to know, and publishes. What breaks a rule of the type is to be mended first. */
export function PublishDialog({ entry, version, newer, onClose, onDone }: PublishDialogProps) {
  const check = trpc.content.check.useQuery({ id: entry.id }, { gcTime: 0, staleTime: 0 });
  const publish = trpc.content.publish.useMutation();
  const go = async (): Promise<void> => {
    try {
      const { id, publishAt, unpublishAt } = entry;
      await publish.mutateAsync({ id, version, before: { publishAt, unpublishAt } });
      toast.success('Published. Visitors read it from now on.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not published. Please try again.');
    }
    onDone();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Publish this ${contentTypeLabels[entry.type].toLowerCase()}?`}
    >
      <Stack gap="md">
        {newer}
        {check.data && <Hints {...check.data} allWell="Nothing is missing. Visitors see it at once." />}
        {entry.liveVersion !== null && entry.liveVersion !== version && (
          <section aria-label="What becomes different">
            <Suspense fallback={<TextSkeleton label="Loading the difference" />}>
              <Compared id={entry.id} from={entry.liveVersion} to={version} />
            </Suspense>
          </section>
        )}
        {(entry.publishAt !== null || entry.unpublishAt !== null) && (
          <p>What is scheduled of it is not done any more.</p>
        )}
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
