import { decodeText } from '@lyceum/shell';
import { type Gradebook, liveCourseLimits } from '@lyceum/contracts/live-course';
import { Alert, Button, FileInput, Modal } from '@mantine/core';
import { useState } from 'react';
import { useGrades } from '../use-grades';
import * as messages from './import.messages';
import classes from './import-panel.module.css';
import { type ImportPlan, planImport, type Unreadable } from './plan-import';
import { readCsv } from './read-csv';

interface ImportPanelProps {
  readonly groupTag: string;
  readonly book: Gradebook;
  readonly onClose: () => void;
}

const largestFile = 5_000_000;
/** So many lines of a list are shown. */
const shownLines = 100;

/** Scores from a file, with what they would change before anything is saved; all of it is saved or nothing. */
export function ImportPanel({ groupTag, book, onClose }: ImportPanelProps) {
  const { change } = useGrades(groupTag);
  const [file, setFile] = useState<File | null>(null);
  const [lines, setLines] = useState<string[][] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const choose = async (chosen: File | null): Promise<void> => {
    setFile(chosen);
    setLines(null);
    setError(null);
    if (!chosen) return;
    if (chosen.size > largestFile) return setError(messages.tooLarge());
    try {
      setLines(readCsv(decodeText(new Uint8Array(await chosen.arrayBuffer()))));
    } catch {
      setError(messages.notRead());
    }
  };
  const plan = lines && planImport(book, lines);
  const save = async ({ changes }: ImportPlan): Promise<void> => {
    setSaving(true);
    const isTaken = await change(changes, true);
    setSaving(false);
    if (isTaken) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={messages.importScores()} size="lg">
      <div className={classes.root}>
        <p className={classes.detail}>{messages.aboutImport()}</p>
        <FileInput
          label={messages.chooseFile()}
          accept=".csv,.tsv,.txt,text/csv"
          value={file}
          error={error ?? unreadable(plan)}
          onChange={(chosen) => void choose(chosen)}
        />
        {plan && 'changes' in plan && (
          <Preview plan={plan} isSaving={isSaving} onSave={() => void save(plan)} />
        )}
      </div>
    </Modal>
  );
}

const unreadable = (plan: ImportPlan | Unreadable | null): string | null =>
  plan && 'unreadable' in plan ? plan.unreadable : null;

interface PreviewProps {
  readonly plan: ImportPlan;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

function Preview({ plan: { changes, faults, ignored }, isSaving, onSave }: PreviewProps) {
  const count = changes.length;
  const isTooMuch = count > liveCourseLimits.gradeChanges;
  return (
    <>
      {ignored.length > 0 && (
        <p className={classes.detail}>{messages.ignoredColumns({ names: ignored.join(', ') })}</p>
      )}
      {faults.length > 0 && (
        <Alert color="red" title={messages.leftOut({ count: faults.length })}>
          <Lines lines={faults} />
        </Alert>
      )}
      {count === 0 ? (
        <p>{messages.nothingChanges()}</p>
      ) : (
        <section aria-label={messages.willChange({ count })}>
          <h3 className={classes.heading}>{messages.willChange({ count })}</h3>
          <Lines
            lines={changes.map(({ student, homework, before, after }) =>
              messages.change({
                student,
                homework,
                before: before || messages.empty(),
                after: after || messages.empty(),
              }),
            )}
          />
        </section>
      )}
      {isTooMuch && <p role="alert">{messages.tooMany()}</p>}
      {count > 0 && (
        <Button loading={isSaving} disabled={isTooMuch} onClick={onSave}>
          {messages.saveAll({ count })}
        </Button>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const rest = lines.length - shownLines;
  return (
    <ul className={classes.lines}>
      {lines.slice(0, shownLines).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {rest > 0 && <li>{messages.more({ count: rest })}</li>}
    </ul>
  );
}
