import { communityLimits, type CommunityParts } from '@lyceum/contracts/forum';
import type { FieldsOf } from '@lyceum/shell';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './forum-fields.messages';
import { privacyChoices } from './privacy-label';

interface FieldProps {
  readonly form: FieldsOf<'displayName' | 'title' | 'description' | 'privacy'>;
}

interface ForumFieldsProps extends FieldProps {
  /** Stands below the name. */
  readonly address?: ReactNode;
}

/** What a forum is called, what it says of itself, and who may see it. */
export function ForumFields({ form, address }: ForumFieldsProps) {
  return (
    <>
      <fields.displayName form={form} />
      {address}
      <fields.title form={form} />
      <fields.description form={form} />
      <fields.privacy form={form} />
    </>
  );
}

/** Where each part of a forum is asked for; null where these fields do not ask: its looks are chosen all at once. */
const fields = {
  displayName: NameField,
  title: TitleField,
  description: DescriptionField,
  type: null,
  privacy: PrivacyField,
  imgUrl: null,
  banner: null,
  color: null,
} satisfies Record<keyof CommunityParts, unknown>;

function NameField({ form }: FieldProps) {
  return (
    <TextInput
      {...form.field('displayName')}
      label={messages.name()}
      maxLength={communityLimits.displayNameLength}
      data-autofocus
    />
  );
}

function TitleField({ form }: FieldProps) {
  return (
    <TextInput
      {...form.field('title', { required: false })}
      label={messages.inOneLine()}
      maxLength={communityLimits.titleLength}
    />
  );
}

function DescriptionField({ form }: FieldProps) {
  return (
    <Textarea
      {...form.field('description', { required: false })}
      label={messages.whatItIsAbout()}
      maxLength={communityLimits.descriptionLength}
    />
  );
}

function PrivacyField({ form }: FieldProps) {
  return <NativeSelect {...form.field('privacy')} label={messages.whoMaySeeIt()} data={privacyChoices()} />;
}
