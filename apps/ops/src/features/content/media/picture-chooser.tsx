import type { mediaTable } from '@lyceum/contracts/cms';
import type { TableRow } from '@lyceum/contracts/ops';
import { sizesOf } from '@lyceum/contracts/uploads';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button, Group, Modal, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { AddPictureForm, type ChosenPicture } from './add-picture-form';
import classes from './media.module.css';

interface PictureChooserProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChosen: (picture: ChosenPicture) => void;
}

/** A picture of the library for an entry: one that is there, or one that is sent now. */
export function PictureChooser({ isOpen, onClose, onChosen }: PictureChooserProps) {
  const [isAdding, setAdding] = useState(false);
  const close = (): void => {
    setAdding(false);
    onClose();
  };
  const choose = (picture: ChosenPicture): void => {
    onChosen(picture);
    close();
  };
  return (
    <Modal opened={isOpen} onClose={close} size="lg" title={isAdding ? 'Add a picture' : 'Choose a picture'}>
      {isAdding ? (
        <AddPictureForm onClose={() => setAdding(false)} onMade={choose} />
      ) : (
        <Library onChosen={choose} onAdd={() => setAdding(true)} />
      )}
    </Modal>
  );
}

interface LibraryProps {
  readonly onChosen: (picture: ChosenPicture) => void;
  readonly onAdd: () => void;
}

/** So long nobody types before it is searched, in ms. */
const pause = 250;
const atOnce = 24;

function Library({ onChosen, onAdd }: LibraryProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, pause);
  const { client } = trpc.useUtils();
  // Not by tRPC's own: it sends a `direction`, which is how rows are ordered to a table.
  const list = useInfiniteQuery({
    queryKey: [['media', 'list'], { search }],
    queryFn: ({ pageParam }) => client.media.list.query({ search, limit: atOnce, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Stack gap="md">
      <Group gap="xs" align="end">
        <TextInput
          label="Search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          flex={1}
          data-autofocus
        />
        <Button variant="default" onClick={onAdd}>
          Add a picture
        </Button>
      </Group>
      {!rows && !list.error && <TextSkeleton label="Loading the pictures" />}
      {!rows && list.error && (
        <ErrorState {...failureTexts(asFailure(list.error))} onRetry={() => void list.refetch()} />
      )}
      {rows?.length === 0 && (
        <p className={classes.note}>
          {search === '' ? 'There are no pictures yet. Add the first one.' : 'No picture has these words.'}
        </p>
      )}
      <Choices rows={rows ?? []} onChosen={onChosen} />
      {list.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  readonly rows: readonly TableRow<typeof mediaTable>[];
  readonly onChosen: (picture: ChosenPicture) => void;
}

function Choices({ rows, onChosen }: ChoicesProps) {
  return (
    <ul className={classes.grid} aria-label="Pictures">
      {rows.map(({ id, title, alt, url }) => (
        <li key={id}>
          <UnstyledButton className={classes.choice} onClick={() => onChosen({ id, alt: alt ?? '' })}>
            <img src={sizesOf(url ?? '').small} alt="" loading="lazy" />
            {title}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
