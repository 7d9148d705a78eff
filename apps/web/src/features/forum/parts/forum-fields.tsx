import { communityLimits } from '@lyceum/contracts/forum';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './forum-fields.messages';
import { privacyChoices } from './privacy-label';

type FieldName = 'displayName' | 'title' | 'description' | 'privacy';

interface ForumFieldsProps {
  readonly form: {
    readonly field: (name: FieldName) => { readonly id: string; readonly name: string };
    readonly keyOf: (name: FieldName) => string;
  };
  /** Stands below the name. */
  readonly address?: ReactNode;
}

/** What a forum is called, what it says of itself, and who may see it. */
export function ForumFields({ form, address }: ForumFieldsProps) {
  return (
    <>
      <TextInput
        key={form.keyOf('displayName')}
        {...form.field('displayName')}
        label={messages.name()}
        maxLength={communityLimits.displayNameLength}
        data-autofocus
      />
      {address}
      <TextInput
        key={form.keyOf('title')}
        {...form.field('title')}
        required={false}
        label={messages.inOneLine()}
        maxLength={communityLimits.titleLength}
      />
      <Textarea
        key={form.keyOf('description')}
        {...form.field('description')}
        required={false}
        label={messages.whatItIsAbout()}
        maxLength={communityLimits.descriptionLength}
      />
      <NativeSelect
        key={form.keyOf('privacy')}
        {...form.field('privacy')}
        label={messages.whoMaySeeIt()}
        data={privacyChoices()}
      />
    </>
  );
}
