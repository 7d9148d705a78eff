import { mediaAddress, mediaIdOf } from '@lyceum/contracts/cms';
import { sizesOf } from '@lyceum/contracts/uploads';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button, Group, Input, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { lateDrawer } from '../../../layout/late-drawer';
import classes from './media.module.css';

const PictureChooser = lateDrawer(() => import('./late-pictures').then((it) => it.PictureChooser));

/** What stands in a picture's field, with the words of a picture that was chosen and those of the one before. */
export interface PickedPicture {
  readonly address: string;
  readonly alt: string;
  /** Of the one that was chosen before; null where none was. */
  readonly altBefore: string | null;
}

interface PictureFieldProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly error: string | undefined;
  readonly name: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly onPick: (picture: PickedPicture) => void;
}

/** A picture of an entry: one of the library, or the path of one that comes with the site. */
export function PictureField(props: PictureFieldProps) {
  const id = mediaIdOf(props.value);
  return id === null ? <PathField {...props} /> : <LibraryField {...props} id={id} />;
}

function PathField({ isRequired, onChange, onPick, ...props }: PictureFieldProps) {
  return (
    <div>
      <TextInput
        {...props}
        withAsterisk={isRequired}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.chosen}>
        {/^\/[^/\\]/.test(props.value) && (
          <img className={classes.shown} src={props.value} alt="" loading="lazy" />
        )}
        <ChooseButton label={props.label} onPick={(picked) => onPick({ ...picked, altBefore: null })} />
      </div>
    </div>
  );
}

function LibraryField({ id, ...props }: PictureFieldProps & { readonly id: string }) {
  const { label, description, error, isRequired, onChange, onPick } = props;
  const { data: picture, error: failure, refetch } = trpc.media.get.useQuery({ id });
  const altBefore = picture?.alt ?? null;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      withAsterisk={isRequired}
    >
      <div className={classes.chosen}>
        {!picture && !failure && <TextSkeleton label="Loading the picture" />}
        {!picture && failure && (
          <ErrorState {...failureTexts(asFailure(failure))} onRetry={() => void refetch()} />
        )}
        {picture && (
          <>
            <img className={classes.shown} src={sizesOf(picture.url).medium} alt={picture.alt} />
            <Link to="/media/$id" params={{ id }}>
              {picture.title}
            </Link>
          </>
        )}
        <Group gap="xs">
          <ChooseButton label={label} onPick={(picked) => onPick({ ...picked, altBefore })} />
          <Button size="xs" variant="subtle" color="danger" onClick={() => onChange('')}>
            Take away
          </Button>
        </Group>
      </div>
    </Input.Wrapper>
  );
}

interface ChooseButtonProps {
  readonly label: string;
  readonly onPick: (picture: Omit<PickedPicture, 'altBefore'>) => void;
}

function ChooseButton({ label, onPick }: ChooseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={`${label}: choose from the library`}
        onClick={() => setOpen(true)}
      >
        Choose from the library
      </Button>
      <PictureChooser
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChosen={({ id, alt }) => onPick({ address: mediaAddress(id), alt })}
      />
    </>
  );
}
