import { ContractForm } from '@lyceum/shell';
import { Textarea } from '@mantine/core';
import type { Profile } from '../profile-query';
import * as messages from './edit.messages';
import classes from './edit.module.css';
import { PrivacyChoice } from './privacy-choice';
import { useProfileForm } from './use-profile-form';

interface EditProps {
  readonly person: Profile;
  readonly onDone: () => void;
}

const names = ['aboutMe'] as const;

/** What one writes of oneself (checklist lines 150, 151). */
export function EditAbout({ person, onDone }: EditProps) {
  const { form, settingOf, set } = useProfileForm(person, names, onDone);
  return (
    <ContractForm {...form} action={messages.save()} place="section" onCancel={onDone}>
      <Textarea
        {...form.field('aboutMe', { required: false })}
        label={messages.bio()}
        description={messages.aboutBio()}
        minRows={6}
        maxRows={18}
        dir="auto"
        autoFocus
      />
      <div className={classes.bio}>
        <PrivacyChoice
          name="aboutMe"
          what={messages.bio()}
          person={person}
          value={settingOf('aboutMe')}
          onChange={(level) => set('aboutMe', level)}
        />
      </div>
    </ContractForm>
  );
}
