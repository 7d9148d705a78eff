import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { tokens } from '../tokens/tokens';

export interface MultiSelectFieldProps extends Omit<MultiSelectProps, 'w' | 'maw' | 'style'> {
  /** One of the three widths of the house: 185, 260 or 445 px. */
  width: keyof typeof tokens.multiSelect;
}

/** A choice of several, in a width of the house (checklist line 253); a narrower screen narrows it. */
export function MultiSelectField({ width, ...props }: MultiSelectFieldProps) {
  return (
    <MultiSelect
      {...props}
      style={{ width: tokens.multiSelect[width], maxWidth: '100%' }}
      hidePickedOptions
      clearable
    />
  );
}
