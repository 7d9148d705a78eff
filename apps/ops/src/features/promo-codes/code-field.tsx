import type { FieldProps } from '@lyceum/shell';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';

interface CodeFieldProps {
  readonly field: FieldProps;
  readonly onOwn: () => void;
  /** Null where there is nothing to suggest from. */
  readonly onSuggest: (() => void) | null;
}

/** What buyers type. A suggestion stands in it until somebody writes their own. */
export function CodeField({ field, onOwn, onSuggest }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      label="Code"
      description="What buyers type, in any case."
      autoComplete="off"
      spellCheck={false}
      styles={{ input: { textTransform: 'uppercase', fontVariantNumeric: 'tabular-nums' } }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onOwn();
        field.onChange(event);
      }}
      rightSection={
        onSuggest && (
          <ActionIcon variant="subtle" aria-label="Suggest another code" onClick={onSuggest}>
            <IconRefresh size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}
