import { needsGuardian } from '@lyceum/contracts/auth';
import { EmailField, type FieldsOf } from '@lyceum/shell';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import * as messages from './account.messages';

interface BirthdayFieldsProps {
  readonly form: FieldsOf<'dateOfBirth' | 'guardianEmail'>;
}

/** A date of birth, and a guardian's e-mail of whoever is under 13. */
export function BirthdayFields({ form }: BirthdayFieldsProps) {
  const [isChild, setChild] = useState(false);
  const field = form.field('dateOfBirth');
  return (
    <>
      <TextInput
        {...field}
        type="date"
        label={messages.dateOfBirth()}
        autoComplete="bday"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          field.onChange(event);
          setChild(isChildsBirthday(event.currentTarget.value));
        }}
      />
      {isChild && (
        <EmailField
          {...form.field('guardianEmail')}
          label={messages.guardianEmail()}
          description={messages.aboutGuardianEmail()}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Whether a date of birth asks for a guardian. One that is still typed (year 0002) is nobody's birthday yet. */
function isChildsBirthday(value: string): boolean {
  const isComplete = /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value);
  return isComplete && needsGuardian(value, new Date());
}
