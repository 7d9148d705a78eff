import { isUnderAge } from '@lyceum/contracts/auth';
import { choicesOf, type RuledName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { NativeSelect } from '@mantine/core';
import { WhoSees } from '../audience/who-sees';
import type { Profile } from '../profile-query';
import { seenBy } from '../profile.messages';
import * as messages from './edit.messages';
import classes from './edit.module.css';

interface PrivacyChoiceProps {
  readonly name: RuledName;
  /** What it is of, in words. */
  readonly what: string;
  readonly person: Profile;
  readonly value: PrivacyLevel;
  readonly onChange: (level: PrivacyLevel) => void;
}

/** Who sees something of oneself (checklist line 148): no more than one's age allows. */
export function PrivacyChoice({ name, what, person, value, onChange }: PrivacyChoiceProps) {
  const choices = choicesOf(name, isProtected(person));
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={messages.seenBy()}
        aria-label={messages.seenByOf({ what })}
        data={choices.map((level) => ({ value: level, label: seenBy[level]() }))}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as PrivacyLevel)}
      />
      <WhoSees what={what} level={value} />
    </div>
  );
}

/** Who has not said when they were born is protected like a minor. */
export function isProtected({ userProfile }: Profile): boolean {
  const { value } = userProfile.dob;
  return !value || isUnderAge(value, new Date());
}
