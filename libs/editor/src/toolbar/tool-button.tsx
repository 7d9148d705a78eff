import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'title' | 'style'> {
  /** Names the tool. */
  readonly label: string;
  readonly isActive?: boolean | undefined;
}

/** A tool beside those of the rich editor, and where there is none. The text keeps the focus, and the keyboard stays. */
export function ToolButton({ label, isActive, ...button }: ToolButtonProps) {
  return (
    <UnstyledButton
      {...button}
      aria-label={label}
      aria-pressed={isActive || undefined}
      title={label}
      data-rich-text-editor-control
      data-active={isActive || undefined}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
