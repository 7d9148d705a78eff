import {
  rightOfLibrary,
  type StaffFileView,
  uploadsLimits,
  uploadsTable,
  uploadTypes,
} from '@lyceum/contracts/uploads';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { CopyAddress } from './copy-address';
import { fileSize } from '../../tables/file-size';
import { ReplaceButton } from './replace-button';
import { uploadsSection } from './section';
import classes from './uploads.module.css';
import { useFileChanges } from './use-file-changes';

/** One file: how it looks, where it is, and what can be done to it. */
export function FileScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<StaffFileView> section={uploadsSection} query={trpc.uploads.get.useQuery({ uploadId: id })}>
      {(file) => <File file={file} />}
    </DetailScreen>
  );
}

function File({ file }: { readonly file: StaffFileView }) {
  const { id, name, url, link, deletedAt, folder } = file;
  const isOfLibrary = rightOfLibrary(folder) !== null;
  return (
    <DetailPage
      section={uploadsSection}
      title={name}
      state={deletedAt ? <StateBadge tone="bad">Deleted</StateBadge> : undefined}
      subtitle={
        isOfLibrary
          ? 'It is of the library of pictures, and is changed there, under Pictures.'
          : deletedAt &&
            `Its address leads nowhere. It can be restored for ${uploadsLimits.undoMinutes} minutes after that.`
      }
      actions={isOfLibrary ? undefined : <FileActions file={file} />}
      facts={factsOf(file)}
    >
      {!deletedAt && <Preview file={file} />}
      <DetailSection title="Address">
        <div className={classes.address}>
          <a href={link} target="_blank" rel="noopener">
            {url}
          </a>
          <CopyAddress url={url} />
        </div>
      </DetailSection>
      <History of={trpc.uploads.history} id={id} />
    </DetailPage>
  );
}

function FileActions({ file }: { readonly file: StaffFileView }) {
  const { removeOne, restoreOne } = useFileChanges();
  const { id, name, deletedAt } = file;
  return deletedAt ? (
    <Button
      size="xs"
      leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
      onClick={() => void restoreOne(id, name)}
    >
      Restore
    </Button>
  ) : (
    <>
      <Button
        size="xs"
        variant="light"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={() => void removeOne(id, name)}
      >
        Delete
      </Button>
      <ReplaceButton file={file} />
    </>
  );
}

function Preview({ file: { type, name, link } }: { readonly file: StaffFileView }) {
  const { kind } = uploadTypes[type];
  if (kind !== 'IMAGE' && kind !== 'VIDEO') return null;
  return (
    <DetailSection title="Preview">
      {kind === 'IMAGE' ? (
        <img className={classes.preview} src={link} alt={name} />
      ) : (
        // What people upload has no captions.
        <video className={classes.preview} src={link} controls preload="metadata" aria-label={name} />
      )}
    </DetailSection>
  );
}

/** What a choice of the table is called; it has none for what staff do not look after. */
const choiceOf = (choices: Readonly<Record<string, string>>, chosen: string): string | undefined =>
  choices[chosen];

function factsOf(file: StaffFileView) {
  const { folder, target, type, bytes, width, height, owner, uploadedAt, olderAddresses } = file;
  const { columns } = uploadsTable;
  return [
    { label: 'Folder', value: choiceOf(columns.folder.choices, folder) },
    { label: 'For', value: target === 'general' ? null : target },
    { label: 'Type', value: choiceOf(columns.type.choices, type) },
    { label: 'Size', value: fileSize(bytes) },
    { label: 'Pixels', value: width && height ? `${width} × ${height}` : null },
    { label: 'Owner', value: <PersonLink {...owner} /> },
    { label: 'Uploaded', value: <TimeValue at={uploadedAt} /> },
    {
      label: 'Took the place of',
      value: olderAddresses > 0 ? `${olderAddresses} earlier, whose addresses lead here` : null,
    },
  ];
}
