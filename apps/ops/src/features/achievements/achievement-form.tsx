import {
  type AchievementDetail,
  achievementFields,
  achievementIcons,
  achievementWays,
  createAchievementSchema,
} from '@lyceum/contracts/profile';
import { ContractForm, type FieldProps, useContractForm } from '@lyceum/shell';
import { AchievementIcon, toast } from '@lyceum/ui';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const icons = choicesOf(achievementIcons);
const ways = choicesOf(achievementWays);
const updateSchema = z.object(achievementFields);
const blank = { title: '', iconName: 'award', description: '', url: '' } as const;

interface NewAchievementFormProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Defines an achievement or a badge; how it is come by stays from then on. */
export function NewAchievementForm({ onMade, onClose }: NewAchievementFormProps) {
  const create = trpc.achievements.create.useMutation();
  const [iconName, setIconName] = useState<string>(blank.iconName);
  const contractForm = useContractForm({
    schema: createAchievementSchema,
    initialValues: { ...blank, way: 'BY_HAND' },
    send: async (input) => {
      const { achievementId } = await create.mutateAsync(input).catch(rethrow);
      toast.success(`${input.title} is there.`);
      onClose();
      onMade(achievementId);
    },
  });
  const { field, form } = contractForm;
  form.watch('iconName', ({ value }) => setIconName(value));
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Create" place="section" onCancel={onClose}>
      <Fields field={field} iconName={iconName}>
        <NativeSelect
          {...field('way')}
          label="Earned by"
          description="This cannot be changed later. Who has earned it already gets it within a day."
          data={ways}
        />
      </Fields>
    </ContractForm>
  );
}

interface EditAchievementFormProps {
  readonly achievement: AchievementDetail;
  readonly onClose: () => void;
}

/** Says it in other words, or with another icon: for everybody who has it, too. */
export function EditAchievementForm({ achievement, onClose }: EditAchievementFormProps) {
  const update = trpc.achievements.update.useMutation();
  const { id: achievementId, revision, title, description } = achievement;
  const [iconName, setIconName] = useState<string>(achievement.iconName);
  const contractForm = useContractForm({
    schema: updateSchema,
    initialValues: { title, iconName: achievement.iconName, description, url: achievement.url ?? '' },
    send: async (input) => {
      await update.mutateAsync({ ...input, achievementId, revision }).catch(rethrow);
      toast.success(`${input.title} is changed.`);
      onClose();
    },
  });
  const { field, form } = contractForm;
  form.watch('iconName', ({ value }) => setIconName(value));
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <Fields field={field} iconName={iconName} />
    </ContractForm>
  );
}

interface FieldsProps {
  readonly field: (
    name: keyof typeof achievementFields,
    options?: { readonly required?: boolean },
  ) => FieldProps;
  readonly iconName: string;
  readonly children?: ReactNode;
}

function Fields({ field, iconName, children }: FieldsProps) {
  return (
    <>
      <TextInput {...field('title')} label="Title" autoComplete="off" data-autofocus />
      <NativeSelect
        {...field('iconName')}
        label="Icon"
        data={icons}
        leftSection={<AchievementIcon name={iconName} size={20} />}
      />
      <Textarea
        {...field('description')}
        label="Description"
        description="What it is for, in one sentence."
        autosize
        minRows={2}
      />
      <TextInput
        {...field('url', { required: false })}
        label="Link"
        description="A path here, or an address elsewhere. Students see it."
        autoComplete="off"
      />
      {children}
    </>
  );
}

/** The form reads what the server refused, not what tRPC wraps it in. */
function rethrow(error: unknown): never {
  throw asFailure(error);
}
