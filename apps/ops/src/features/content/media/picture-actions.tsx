import type { MediaDetail } from '@lyceum/contracts/cms';
import { acceptOf } from '@lyceum/contracts/uploads';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button, FileButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { useMay } from '../../../app/use-may';
import { sentSoFar, usePictureUpload } from './use-picture-upload';

/** What can be done with a picture of the library besides changing its words. */
export function PictureActions({ picture }: { readonly picture: MediaDetail }) {
  const may = useMay();
  return (
    <>
      {may('content.publish') && <DeleteButton picture={picture} />}
      {(may('content.publish') || !picture.isShown) && <ReplaceButton picture={picture} />}
    </>
  );
}

function DeleteButton({ picture: { id, title } }: { readonly picture: MediaDetail }) {
  const remove = trpc.media.remove.useMutation();
  const navigate = useNavigate();
  const go = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete “${title}”?`,
      message: 'It cannot be had back. While an entry shows it, it stays.',
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ id });
      toast.success('It is deleted.');
      await navigate({ to: '/media' });
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not deleted. Please try again.');
    }
  };
  return (
    <Button size="xs" variant="subtle" color="danger" loading={remove.isPending} onClick={() => void go()}>
      Delete
    </Button>
  );
}

function ReplaceButton({ picture: { id, title, useCount } }: { readonly picture: MediaDetail }) {
  const replace = trpc.media.replace.useMutation();
  const { progress, refusal, send } = usePictureUpload();
  useEffect(() => {
    if (refusal !== null) toast.error(refusal);
  }, [refusal]);
  const go = async (file: File): Promise<void> => {
    const entries = useCount === 1 ? 'One entry shows' : `${String(useCount)} entries show`;
    const isSure = await confirm({
      title: `Replace “${title}” everywhere?`,
      message: `${entries} ${file.name} instead, at once. The file before is deleted.`,
      confirmLabel: 'Replace',
    });
    if (!isSure) return;
    await send(file, async (url) => {
      await replace.mutateAsync({ id, url });
      toast.success('It is shown everywhere. Look whether its words and its focal point still fit.');
    });
  };
  return (
    <FileButton
      accept={acceptOf('site-pictures')}
      onChange={(file) => file && void go(file)}
      inputProps={{ 'aria-label': 'File to put in its place' }}
    >
      {(props) => (
        <Button {...props} size="xs" variant="default" disabled={progress !== null}>
          {progress === null ? 'Replace the file' : sentSoFar(progress)}
        </Button>
      )}
    </FileButton>
  );
}
