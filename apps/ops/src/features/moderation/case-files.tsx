import type { ReportedFile, StaffCase } from '@lyceum/contracts/moderation';
import { uploadsTable } from '@lyceum/contracts/uploads';
import { ApiError } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { fileSize } from '../../tables/file-size';
import classes from './case.module.css';

const typeWords: Readonly<Record<string, string>> = uploadsTable.columns.type.choices;

/** Where what a file is of stands. */
const placeWords = { START: 'Where it begins: ', ABOVE: 'Above it: ', BELOW: 'Below it: ' } as const;

/** The files of what a case is about, and of what is shown around it. Each is fetched when one asks for it, which the audit log notes. */
export function CaseFiles({ found: { id, files, status } }: { readonly found: StaffCase }) {
  if (files.length === 0) return null;
  const isOpen = status === 'OPEN';
  return (
    <DetailSection title={titleOf(files)}>
      <ul className={classes.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            <p className={classes.aroundHead}>{wordsOf(file)}</p>
            {isOpen && file.canBeShown && <ShownFile caseId={id} file={file} />}
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        {isOpen ? openWords(files) : 'It is decided, so they are not shown any more.'}
      </p>
    </DetailSection>
  );
}

function titleOf(files: readonly ReportedFile[]): string {
  if (files.some(({ place }) => place !== null)) return 'Files';
  return files.length === 1 ? 'Its file' : `Its ${files.length} files`;
}

function openWords(files: readonly ReportedFile[]): string {
  if (!files.some(({ canBeShown }) => canBeShown)) return 'Pictures and sounds alone are shown here.';
  return 'Who looks at one is noted in the audit log.';
}

interface ShownFileProps {
  readonly caseId: string;
  readonly file: ReportedFile;
}

function ShownFile({ caseId, file }: ShownFileProps) {
  const [hasFailed, setFailed] = useState(false);
  const show = trpc.moderation.showFile.useMutation({ onMutate: () => setFailed(false) });
  const isSound = file.milliseconds !== null;
  const what = isSound ? 'sound' : 'picture';
  const url = hasFailed ? undefined : show.data?.url;
  const refusal = refusalOf(show.error);
  const failure = hasFailed ? `The ${what} cannot be fetched. Please try again.` : refusal?.words;
  const invitation = isSound ? 'Listen to it' : 'Show the picture';
  return (
    <div className={classes.file}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {url !== undefined && <Shown url={url} file={file} onFail={() => setFailed(true)} />}
      {refusal?.isFinal !== true && (
        <Button
          size="xs"
          variant="default"
          loading={show.isPending}
          onClick={() => (url === undefined ? show.mutate({ caseId, fileId: file.id }) : show.reset())}
        >
          {url !== undefined ? `Hide the ${what}` : failure === undefined ? invitation : 'Try again'}
        </Button>
      )}
    </div>
  );
}

interface ShownProps {
  readonly url: string;
  readonly file: ReportedFile;
  readonly onFail: () => void;
}

function Shown({ url, file: { name, milliseconds }, onFail }: ShownProps) {
  if (milliseconds === null) return <img className={classes.picture} src={url} alt={name} onError={onFail} />;
  // What people say has no captions.
  return <audio src={url} controls autoPlay aria-label="Voice message" onError={onFail} />;
}

/** Final where the file is gone, or the case was decided: asking again changes nothing. */
function refusalOf(error: unknown): { words: string; isFinal: boolean } | null {
  if (!error) return null;
  const failure = asFailure(error);
  const isFinal = failure instanceof ApiError && (failure.status === 404 || failure.status === 409);
  const words = failureTexts(failure).description;
  return { words: words ?? 'Something went wrong on our side. Please try again.', isFinal };
}

function wordsOf({ place, name, type, bytes, milliseconds }: ReportedFile): string {
  const where = place === null ? '' : placeWords[place];
  if (milliseconds === null) return `${where}${name}, ${typeWords[type] ?? type}, ${fileSize(bytes)}`;
  const seconds = Math.round(milliseconds / 1000);
  return `${where}Voice message, ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}, ${fileSize(bytes)}`;
}
