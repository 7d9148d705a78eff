import { threadLimits } from '@lyceum/contracts/forum';
import { Textarea, type TextareaProps } from '@mantine/core';

interface TitleFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (title: string) => void;
}

/** Where the title of a thread is written: one line that grows with it. */
export function TitleField({ onChange, ...field }: TitleFieldProps) {
  return (
    <Textarea
      size="md"
      dir="auto"
      autoComplete="off"
      autosize
      minRows={1}
      maxLength={threadLimits.titleLength}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      // Enter in a title is not yet the wish to post.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
