import { Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import type { ReactNode } from 'react';
import classes from './palette-group.module.css';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
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
      {entries.map(({ id, label, description, icon, keys = [], run }) => (
        <Spotlight.Action key={id} className={classes.entry} onClick={run}>
          <span className={classes.root}>
            {icon}
            <span className={classes.label}>{label}</span>
            {description !== undefined && <span className={classes.description}>{description}</span>}
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
