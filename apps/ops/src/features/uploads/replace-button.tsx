import { acceptOf, type StaffFileView } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button, FileButton } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Sends another file and puts it in the place of this one; the old address leads to it. */
export function ReplaceButton({ file }: { readonly file: StaffFileView }) {
  const { isBusy, progress, replace } = useReplacement(file);
  return (
    <FileButton
      accept={acceptOf(file.folder)}
      onChange={(chosen) => chosen && void replace(chosen)}
      inputProps={{ 'aria-label': 'File to put in its place' }}
    >
      {(props) => (
        <Button
          {...props}
          size="xs"
          disabled={isBusy}
          leftSection={<IconReplace size={16} stroke={1.75} aria-hidden />}
        >
          {isBusy ? `${Math.floor(progress * 100)} %` : 'Replace'}
        </Button>
      )}
    </FileButton>
  );
}

function useReplacement({ id, name, folder, target }: StaffFileView) {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);
  const navigate = useNavigate();
  const mutation = trpc.uploads.replace.useMutation();

  const replace = async (file: File): Promise<void> => {
    const isSure = await confirm({
      title: `Replace ${name}?`,
      message: `Pages that show it will show ${file.name}. The old file is removed at once; its address leads to the new one.`,
      confirmLabel: 'Replace',
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const sent = await uploadFile(file, { folder, target, onProgress: setProgress });
      const { id: newId } = await mutation.mutateAsync({ uploadId: id, replacementUrl: sent.url });
      toast.success(`${file.name} took its place.`);
      await navigate({ to: '/uploads/$id', params: { id: newId }, replace: true });
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not replaced. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, progress, replace };
}
