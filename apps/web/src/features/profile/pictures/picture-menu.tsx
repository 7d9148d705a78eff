import type { ProfilePicturePlace } from '@lyceum/contracts/profile';
import { checkFile, extensionOf, uploadTypes } from '@lyceum/contracts/uploads';
import { fillMessage } from '@lyceum/contracts/common';
import { lazyDialog, readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { wordsOf } from './pictures.messages';
import * as messages from './pictures.messages';
import { useSetPicture } from './use-picture';

const CropDialog = lazyDialog(() => import('./crop-dialog').then((it) => it.CropDialog));

interface PictureMenuProps {
  readonly userId: string;
  readonly place: ProfilePicturePlace;
  /** Whether there is one to remove. */
  readonly hasOne: boolean;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const accepted = Object.entries(uploadTypes)
  .filter(([, { kind }]) => kind === 'IMAGE')
  .map(([type]) => type)
  .join(',');

/** Changes one's own picture or cover, or takes it away. */
export function PictureMenu({ userId, place, hasOne }: PictureMenuProps) {
  const [source, setSource] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = wordsOf[place];
  const removal = useRemoval(userId, place);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            radius="xl"
            size={36}
            aria-label={words.change()}
            title={words.change()}
            loading={removal.isPending}
          >
            <IconCamera {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => input.current?.click()}>
            {messages.upload()}
          </Menu.Item>
          {hasOne && (
            <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => removal.mutate()}>
              {words.remove()}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={words.change()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          const fault = file && faultOf(file);
          if (fault) toast.error(fault);
          else if (file) setSource(URL.createObjectURL(file));
        }}
      />
      {source !== null && (
        <Suspense>
          <CropDialog
            userId={userId}
            place={place}
            source={source}
            onClose={() => setSource(released(source))}
          />
        </Suspense>
      )}
    </>
  );
}

function useRemoval(userId: string, place: ProfilePicturePlace) {
  const setPicture = useSetPicture(userId, place);
  return useMutation({
    mutationFn: () => setPicture(null),
    onSuccess: () => toast.success(wordsOf[place].removed()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
}

/** The browser keeps a chosen file no longer than it is needed. */
function released(source: string): null {
  URL.revokeObjectURL(source);
  return null;
}

/** What is wrong with it, before it is cut (checklist line 117); null where nothing is. */
function faultOf({ name: filename, type, size }: File): string | null {
  const check = checkFile({ filename, type, extension: extensionOf(filename), size }, 'profile-images');
  return 'error' in check ? fillMessage(check.error.message, check.parameters) : null;
}
