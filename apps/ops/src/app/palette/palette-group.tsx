import { Highlight, Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import type { ReactNode } from 'react';
import classes from './palette-group.module.css';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** What was looked for, and in which column it stands. */
  readonly found?: { readonly words: string; readonly field?: string };
  readonly icon?: ReactNode;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

interface PaletteGroupProps {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

/** Entries of one kind. */
export function PaletteGroup({ name, entries }: PaletteGroupProps) {
  if (entries.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={name}>
      {entries.map(({ id, label, description, found, icon, keys = [], run }) => (
        <Spotlight.Action key={id} className={classes.entry} onClick={run}>
          <span className={classes.root}>
            {icon}
            <span className={classes.label}>
              <Marked text={label} words={found?.words} />
            </span>
            {description !== undefined && (
              <span className={classes.description}>
                {found?.field !== undefined && `${found.field}: `}
                <Marked text={description} words={found?.words} />
              </span>
            )}
            <span className={classes.keys}>
              {keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key}
                </Kbd>
              ))}
            </span>
          </span>
        </Spotlight.Action>
      ))}
    </Spotlight.ActionsGroup>
  );
}

/** A text with what was looked for marked in it. */
function Marked({ text, words }: { readonly text: string; readonly words: string | undefined }) {
  if (words === undefined) return text;
  return (
    <Highlight
      component="span"
      inherit
      highlight={words}
      highlightStyles={{}}
      classNames={{ root: classes.text }}
    >
      {text}
    </Highlight>
  );
}
