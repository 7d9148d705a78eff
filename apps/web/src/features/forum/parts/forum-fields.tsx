import { communityLimits } from '@lyceum/contracts/forum';
import type { FieldsOf } from '@lyceum/shell';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './forum-fields.messages';
import { privacyChoices } from './privacy-label';

interface ForumFieldsProps {
  readonly form: FieldsOf<'displayName' | 'title' | 'description' | 'privacy'>;
  /** Stands below the name. */
  readonly address?: ReactNode;
}

/** What a forum is called, what it says of itself, and who may see it. */
export function ForumFields({ form, address }: ForumFieldsProps) {
  return (
    <>
      <TextInput
        {...form.field('displayName')}
        label={messages.name()}
        maxLength={communityLimits.displayNameLength}
        data-autofocus
      />
      {address}
      <TextInput
        {...form.field('title', { required: false })}
        label={messages.inOneLine()}
        maxLength={communityLimits.titleLength}
      />
      <Textarea
        {...form.field('description', { required: false })}
        label={messages.whatItIsAbout()}
        maxLength={communityLimits.descriptionLength}
      />
      <NativeSelect {...form.field('privacy')} label={messages.whoMaySeeIt()} data={privacyChoices()} />
    </>
  );
}
