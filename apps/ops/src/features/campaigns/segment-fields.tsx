import { roleLabel, roles } from '@lyceum/contracts/auth';
import { campaignAudienceLabels, campaignAudiences } from '@lyceum/contracts/campaigns';
import { newsletterInterestLabels, newsletterInterests } from '@lyceum/contracts/newsletter';
import { MultiSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CampaignForm } from './campaign-form.props';
import { listOf } from './campaign-values';
import { SchoolField } from './school-field';

interface SegmentFieldsProps {
  readonly form: CampaignForm;
  readonly school: string | null;
}

const interestChoices = newsletterInterests.map((value) => ({
  value,
  label: newsletterInterestLabels[value](),
}));

const roleChoices = roles
  .map((value) => ({ value, label: roleLabel(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** Whom a campaign goes to. Who is younger than 16, left the topic or is suppressed is left out whatever stands here. */
export function SegmentFields({ form: contractForm, school }: SegmentFieldsProps) {
  const { form, field } = contractForm;
  const [audience, setAudience] = useState(form.getValues().audience);
  const choose = (next: string): void => {
    setAudience(next);
    form.setFieldValue('audience', next);
  };
  return (
    <Stack gap="md" role="group" aria-label="Who gets it">
      <SegmentedControl
        aria-label="Goes to"
        value={audience}
        onChange={choose}
        data={campaignAudiences.map((value) => ({ value, label: campaignAudienceLabels[value] }))}
      />
      {audience === 'NEWSLETTER' ? (
        <SeveralField form={contractForm} name="interests" label="Interested in" choices={interestChoices} />
      ) : (
        <>
          <SeveralField
            form={contractForm}
            name="roles"
            label="With any of these roles"
            choices={roleChoices}
          />
          <SchoolField form={contractForm} school={school} />
          <TextInput
            {...field('groupTag', { required: false })}
            label="In the class"
            description="Its code. Empty: whatever class they are in, or none."
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </Stack>
  );
}

interface SeveralFieldProps {
  readonly form: CampaignForm;
  readonly name: 'interests' | 'roles';
  readonly label: string;
  readonly choices: readonly { value: string; label: string }[];
}

function SeveralField({ form: { form, field }, name, label, choices }: SeveralFieldProps) {
  const { id, error } = field(name);
  return (
    <MultiSelect
      id={id}
      error={error}
      label={label}
      data={choices}
      searchable
      defaultValue={listOf(form.getValues()[name])}
      onChange={(values) => form.setFieldValue(name, values.join(','))}
    />
  );
}
