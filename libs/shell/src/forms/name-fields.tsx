import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import * as messages from './forms.messages';

type NameField = 'firstName' | 'lastName';

interface NameFieldsProps {
  readonly field: (name: NameField) => TextInputProps;
  readonly keyOf: (name: NameField) => string;
}

/** First and last name, side by side where there is room, for a contract form that has both. */
export function NameFields({ field, keyOf }: NameFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        key={keyOf('firstName')}
        {...field('firstName')}
        label={messages.firstName()}
        autoComplete="given-name"
      />
      <TextInput
        key={keyOf('lastName')}
        {...field('lastName')}
        label={messages.lastName()}
        autoComplete="family-name"
      />
    </SimpleGrid>
  );
}
