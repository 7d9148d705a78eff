import {
  type AvatarChoice,
  avatarChoiceOf,
  avatarCodeOf,
  type AvatarPart,
  avatarParts,
  avatarPathOf,
} from '@lyceum/contracts/auth';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import * as messages from './avatar.messages';
import classes from './avatar-settings.module.css';
import * as formMessages from './profile.messages';

interface AvatarEditorProps {
  /** The code of the present one. */
  readonly initial: string | null;
  readonly isSaving: boolean;
  readonly onSave: (code: string) => void;
  readonly onCancel: () => void;
}

const order = Object.keys(messages.parts) as AvatarPart[];

/** Draws an avatar of one choice for each part. */
export function AvatarEditor({ initial, isSaving, onSave, onCancel }: AvatarEditorProps) {
  const [choice, setChoice] = useState(() => (initial === null ? surprise() : avatarChoiceOf(initial)));
  const code = avatarCodeOf(choice);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(code);
      }}
    >
      <div className={classes.present}>
        <img className={classes.drawn} src={avatarPathOf(code)} alt="" width={120} height={120} />
        <Button variant="default" onClick={() => setChoice(surprise())}>
          {messages.surpriseMe()}
        </Button>
      </div>
      {order.map((part) => (
        <PartChoice key={part} part={part} choice={choice} onChoose={setChoice} />
      ))}
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          {messages.savePicture()}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {formMessages.cancel()}
        </Button>
      </div>
    </form>
  );
}

interface PartChoiceProps {
  readonly part: AvatarPart;
  readonly choice: AvatarChoice;
  readonly onChoose: (choice: AvatarChoice) => void;
}

/** Each choice shows the whole picture with it. */
function PartChoice({ part, choice, onChoose }: PartChoiceProps) {
  const { name, choices } = messages.parts[part];
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{name()}</legend>
      <div className={classes.choices}>
        {choices.map((label, place) => {
          const next = { ...choice, [part]: place };
          return (
            <label key={label()} className={classes.choice} title={label()}>
              <input
                type="radio"
                name={`avatar-${part}`}
                className={classes.radio}
                checked={choice[part] === place}
                onChange={() => onChoose(next)}
              />
              <img src={avatarPathOf(avatarCodeOf(next))} alt="" width={52} height={52} />
              <VisuallyHidden>{label()}</VisuallyHidden>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Any of all there are. */
function surprise(): AvatarChoice {
  const counts = Object.entries(avatarParts).map(([part, count]) => [
    part,
    Math.floor(Math.random() * count),
  ]);
  return Object.fromEntries(counts) as AvatarChoice;
}
