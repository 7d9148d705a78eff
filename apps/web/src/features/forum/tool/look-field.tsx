import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { type ForumLook, forumLooks } from './forum-looks';
import classes from './look-field.module.css';
import * as messages from './settings.messages';

interface LookFieldProps {
  readonly name: string;
  /** The look the forum has now; one that is none of the built-in ones can be kept. */
  readonly initialValue: string;
  readonly onChange: (look: string) => void;
}

/** What stands at the head of the forum: one of the built-in pictures, or a colour. */
export function LookField({ name, initialValue, onChange }: LookFieldProps) {
  const [chosen, setChosen] = useState(initialValue);
  const isOther = !forumLooks.some(({ value }) => value === initialValue);
  const looks = isOther ? [otherLook(initialValue), ...forumLooks] : forumLooks;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{messages.banner()}</legend>
      <div className={classes.looks}>
        {looks.map((look) => (
          <label key={look.value} className={classes.look} title={look.label()}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={look.value}
              checked={chosen === look.value}
              onChange={() => {
                setChosen(look.value);
                onChange(look.value);
              }}
            />
            <span className={classes.swatch} data-drawn={look.value === ''} style={paintOf(look)} />
            <VisuallyHidden>{look.label()}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function otherLook(value: string): ForumLook {
  return { value, label: messages.asItIsNow, color: value.startsWith('#') ? value : null };
}

function paintOf({ value, color }: ForumLook) {
  return {
    ...(color !== null && { backgroundColor: color }),
    ...(value.startsWith('/') && { backgroundImage: `url("${encodeURI(value)}")` }),
  };
}
