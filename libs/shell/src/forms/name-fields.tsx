import { SimpleGrid, TextInput } from '@mantine/core';
import * as messages from './forms.messages';
import type { FieldsOf } from './use-contract-form';

/** First and last name, side by side where there is room, for a contract form that has both. */
export function NameFields({ field }: FieldsOf<'firstName' | 'lastName'>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput {...field('firstName')} label={messages.firstName()} autoComplete="given-name" />
      <TextInput {...field('lastName')} label={messages.lastName()} autoComplete="family-name" />
    </SimpleGrid>
  );
}
