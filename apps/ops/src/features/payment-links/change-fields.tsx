import type { FieldsOf } from '@lyceum/shell';
import { Textarea, TextInput } from '@mantine/core';
import type { ChangeValues } from './link-values';

/** Until when, how often, and what staff note of it. */
export function ChangeFields({ field }: FieldsOf<keyof ChangeValues>) {
  const optional = { required: false };
  return (
    <>
      <TextInput
        {...field('expiresAt', optional)}
        type="datetime-local"
        label="Expires"
        description="On your clock. Empty: never."
      />
      <TextInput
        {...field('seats', optional)}
        label="Places"
        description="So many can pay by it. Empty: as many as come."
        inputMode="numeric"
        autoComplete="off"
      />
      <Textarea
        {...field('note', optional)}
        label="Note for the staff"
        description="Whoever pays does not see it."
        autosize
        minRows={2}
      />
    </>
  );
}
