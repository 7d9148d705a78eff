import { toast } from '@lyceum/ui';
import { Button, Modal, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { type Cell, has } from './book';
import panel from './cell-panel.module.css';
import * as messages from './gradebook.messages';
import classes from './gradebook-screen.module.css';
import type { CellChange } from './use-grades';

interface SheetToolsProps {
  readonly selected: readonly Omit<CellChange, 'to'>[];
  readonly change: (changes: readonly CellChange[]) => Promise<boolean>;
  readonly onDetails: () => void;
}

/** What is done to all that is selected; it can be undone. */
export function SheetTools({ selected, change, onDetails }: SheetToolsProps) {
  const [isExtending, setExtending] = useState(false);
  const act = (wanted: (cell: Cell) => boolean, to: CellChange['to']): void => {
    const changes = selected
      .filter(({ cell }) => wanted(cell))
      .map(({ studentId, homeworkId, cell }) => ({ studentId, homeworkId, cell, to }));
    if (changes.length === 0) toast.info(messages.nothingToDo());
    else void change(changes);
  };
  const excuse = () => act((cell) => !has(cell, 'excused'), { mark: 'EXCUSED' });
  const missingToZero = () => act((cell) => has(cell, 'missing') && cell.given === null, { score: 0 });
  return (
    <div className={classes.tools}>
      <Button variant="default" size="xs" onClick={onDetails}>
        {messages.details()}
      </Button>
      <Button variant="default" size="xs" onClick={excuse}>
        {messages.excuse()}
      </Button>
      <Button variant="default" size="xs" onClick={missingToZero}>
        {messages.missingToZero()}
      </Button>
      <Button variant="default" size="xs" onClick={() => setExtending(true)}>
        {messages.extend()}
      </Button>
      <span className={classes.detail} aria-live="polite">
        {messages.selected({ count: selected.length })}
      </span>
      {isExtending && (
        <ExtensionForm
          count={selected.length}
          onExtend={(dueDate) => act(() => true, { dueDate })}
          onClose={() => setExtending(false)}
        />
      )}
    </div>
  );
}

interface ExtensionFormProps {
  readonly count: number;
  readonly onExtend: (dueDate: string | null) => void;
  readonly onClose: () => void;
}

/** A due date of their own for all that is selected. */
function ExtensionForm({ count, onExtend, onClose }: ExtensionFormProps) {
  const [due, setDue] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onExtend(due === '' ? null : new Date(due).toISOString());
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={messages.extend()}>
      <form className={panel.form} onSubmit={send}>
        <p className={panel.detail}>{messages.selected({ count })}</p>
        <TextInput
          type="datetime-local"
          label={messages.ownDue()}
          description={messages.aboutOwnDue()}
          value={due}
          data-autofocus
          onChange={(event) => setDue(event.currentTarget.value)}
        />
        <Button type="submit">{messages.save()}</Button>
      </form>
    </Modal>
  );
}
