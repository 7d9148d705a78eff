import { type CampaignDetail, campaignTopicLabels, campaignTopics } from '@lyceum/contracts/campaigns';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { useDrawerChanges } from '../../layout/form-drawer';
import type { CampaignForm, CampaignFormInput } from './campaign-form.props';
import { campaignFormSchema, type CampaignFormValues } from './campaign-values';
import { SegmentFields } from './segment-fields';

interface CampaignFormProps {
  readonly initialValues: CampaignFormValues;
  /** What its school is called, where it has one. */
  readonly school: CampaignDetail['schoolName'];
  readonly action: string;
  readonly save: (input: CampaignFormInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Whom a campaign goes to and what it says. */
export function CampaignFormOf({ initialValues, school, action, save, onClose }: CampaignFormProps) {
  const form = useContractForm<CampaignFormValues, CampaignFormInput>({
    schema: campaignFormSchema,
    initialValues,
    send: async (input) => {
      await save(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      onClose();
    },
  });
  useDrawerChanges(form.isDirty);
  return (
    <ContractForm {...form} action={action} place="section" onCancel={onClose}>
      <TextInput
        {...form.field('name')}
        label="Name"
        description="For the staff: readers do not see it."
        autoComplete="off"
        data-autofocus
      />
      <SegmentFields form={form} school={school} />
      <MailFields field={form.field} />
    </ContractForm>
  );
}

function MailFields({ field }: Pick<CampaignForm, 'field'>) {
  const optional = { required: false };
  return (
    <>
      <NativeSelect
        {...field('topic')}
        label="About"
        description="Who unsubscribes leaves this topic."
        data={campaignTopics.map((topic) => ({ value: topic, label: campaignTopicLabels[topic]() }))}
      />
      <TextInput
        {...field('subject')}
        label="Subject"
        description="{firstName} stands for who reads it, here and below."
        autoComplete="off"
      />
      <TextInput
        {...field('preheader', optional)}
        label="First words"
        description="Mail programs show them after the subject."
        autoComplete="off"
      />
      <TextInput {...field('heading')} label="Heading" autoComplete="off" />
      <Textarea
        {...field('body')}
        label="Text"
        description="An empty line begins a paragraph. ## heading, - entry of a list, **bold**, [words](/path)."
        autosize
        minRows={8}
        maxRows={24}
      />
      <Group gap="xs" align="start" grow>
        <TextInput {...field('buttonLabel', optional)} label="Button" autoComplete="off" />
        <TextInput
          {...field('buttonPath', optional)}
          label="It leads to"
          placeholder="/course-search"
          autoComplete="off"
          spellCheck={false}
        />
      </Group>
    </>
  );
}
