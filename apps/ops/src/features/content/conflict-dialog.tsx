import { contentChanges, type ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { TimeValue } from '../../tables/cell-value';
import { ChangeList } from './change-list';
import type { Draft } from './use-draft';

interface ConflictDialogProps {
  readonly id: string;
  readonly draft: Draft;
  /** Theirs was taken: the form begins with it. */
  readonly onTheirs: () => void;
}

/** Somebody else kept a version meanwhile: theirs, mine, and what is different. Nothing is lost either way. */
export function ConflictDialog({ id, draft, onTheirs }: ConflictDialogProps) {
  const query = trpc.content.get.useQuery({ id }, { gcTime: 0, staleTime: 0, refetchOnMount: 'always' });
  const theirs = query.isFetching ? undefined : query.data;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title="Somebody else saved this meanwhile"
    >
      {theirs && <Choice theirs={theirs} draft={draft} onTheirs={onTheirs} />}
      {!theirs && !query.error && <TextSkeleton label="Loading what they saved" />}
      {query.error && !theirs && (
        <ErrorState {...failureTexts(asFailure(query.error))} onRetry={() => void query.refetch()} />
      )}
    </Modal>
  );
}

interface ChoiceProps extends Omit<ConflictDialogProps, 'id'> {
  readonly theirs: ContentDetail;
}

function Choice({ theirs, draft, onTheirs }: ChoiceProps) {
  const [isShown, setShown] = useState(false);
  const take = (): void => {
    draft.settle(theirs, 'theirs');
    onTheirs();
  };
  return (
    <Stack gap="md">
      <p>
        {theirs.savedBy ?? 'Somebody'} saved it <TimeValue at={theirs.savedAt} />, after you opened it. If you
        go on with yours, theirs stays among the versions. If you take theirs, what you typed since is gone.
      </p>
      {isShown && (
        <ChangeList
          changes={contentChanges(theirs.type, theirs.data, draft.data)}
          sides={['Theirs', 'Yours']}
        />
      )}
      <Group gap="xs" justify="flex-end">
        {!isShown && (
          <Button variant="default" onClick={() => setShown(true)}>
            See the difference
          </Button>
        )}
        <Button variant="default" onClick={take}>
          Take theirs
        </Button>
        <Button onClick={() => draft.settle(theirs, 'mine')} data-autofocus>
          Go on with mine
        </Button>
      </Group>
    </Stack>
  );
}
