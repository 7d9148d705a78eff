import type { ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { TimeValue } from '../../tables/cell-value';
import { ChangeList } from './change-list';
import { type Difference, differencesOf, mergedOf, type Side } from './draft-merge';
import classes from './entry-form.module.css';
import type { Draft } from './use-draft';

interface ConflictDialogProps {
  readonly id: string;
  readonly draft: Pick<Draft, 'base' | 'data' | 'settle'>;
}

/** Somebody else kept a version meanwhile: where theirs and mine differ, and the choice, part by part or of all at once. */
export function ConflictDialog({ id, draft }: ConflictDialogProps) {
  const query = trpc.content.get.useQuery({ id }, { gcTime: 0, staleTime: 0, refetchOnMount: 'always' });
  const [theirs, setTheirs] = useState<ContentDetail | null>(null);
  // What is chosen stays while it is asked again; if they saved once more, the next save says so.
  if (theirs === null && query.data && !query.isFetching) setTheirs(query.data);
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
      {theirs && <Choice theirs={theirs} draft={draft} />}
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

function Choice({ theirs, draft: { base, data: mine, settle } }: ChoiceProps) {
  const [differences] = useState(() => differencesOf(theirs.type, { base, theirs: theirs.data, mine }));
  const [chosen, setChosen] = useState<readonly (Side | null)[]>(() => differences.map(({ only }) => only));
  const open = chosen.filter((side) => side === null).length;
  const goOn = (): void => {
    const taken = differences.flatMap(({ path }, at) => (chosen[at] === 'theirs' ? [path] : []));
    // All of theirs is their version, and no other one.
    settle(
      theirs,
      taken.length === differences.length ? theirs.data : mergedOf({ theirs: theirs.data, mine }, taken),
    );
  };
  return (
    <Stack gap="md">
      <p>
        {theirs.savedBy ?? 'Somebody'} saved it <TimeValue at={theirs.savedAt} />, while you wrote. Choose
        what stays; theirs stays among the versions, too.
      </p>
      {differences.map((difference, at) => (
        <DifferenceChoice
          key={difference.path.join('.')}
          difference={difference}
          side={chosen[at] ?? null}
          onChoose={(side) => setChosen(chosen.with(at, side))}
        />
      ))}
      {differences.length === 0 && <p className={classes.note}>Both of you wrote the same.</p>}
      {open > 0 && (
        <p className={classes.note} role="status">
          {open === 1
            ? 'One part was changed by both of you'
            : `${String(open)} parts were changed by both of you`}
          : choose there, or all at once.
        </p>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={() => settle(theirs, theirs.data)}>
          All of theirs
        </Button>
        <Button variant="default" onClick={() => settle(theirs, mine)}>
          All of mine
        </Button>
        <Button disabled={open > 0} onClick={goOn}>
          Go on with what is chosen
        </Button>
      </Group>
    </Stack>
  );
}

interface DifferenceChoiceProps {
  readonly difference: Difference;
  readonly side: Side | null;
  readonly onChoose: (side: Side) => void;
}

/** One part in which both differ, and which of the two stays. */
function DifferenceChoice({ difference: { at, changes, path }, side, onChoose }: DifferenceChoiceProps) {
  return (
    <section>
      <ChangeList changes={changes} sides={['Theirs', 'Mine']} />
      <Radio.Group
        mt="xs"
        name={path.join('.')}
        label={`What stays: ${at}`}
        value={side}
        onChange={(value) => onChoose(value as Side)}
      >
        <Group gap="md" mt={4}>
          <Radio value="theirs" label="Theirs" />
          <Radio value="mine" label="Mine" />
        </Group>
      </Radio.Group>
    </section>
  );
}
