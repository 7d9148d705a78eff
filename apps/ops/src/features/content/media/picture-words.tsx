import type { FieldsOf } from '@lyceum/shell';
import { Textarea, TextInput } from '@mantine/core';

/** What is said of a picture. */
export function PictureWords({ field }: FieldsOf<'title' | 'alt' | 'credit'>) {
  return (
    <>
      <TextInput
        {...field('title')}
        label="Title"
        description="By which editors find it."
        autoComplete="off"
      />
      <Textarea
        {...field('alt')}
        label="What it shows"
        description="To those who do not see it. Entries begin with these words, and may have others."
        autosize
        minRows={2}
      />
      <TextInput
        {...field('credit', { required: false })}
        label="Credit"
        description="Whose it is, for editors."
        autoComplete="off"
      />
    </>
  );
}
