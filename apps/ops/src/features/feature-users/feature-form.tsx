import { createFeatureSchema, type FeatureView } from '@lyceum/contracts/admin';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { landingField } from './landing-field';

const schema = createFeatureSchema.extend({ landingPath: landingField });

interface FeatureFormProps {
  readonly onMade: (feature: FeatureView) => void;
  readonly onClose: () => void;
}

/** Makes a feature, with nobody on its list yet. */
export function FeatureForm({ onMade, onClose }: FeatureFormProps) {
  const create = trpc.features.create.useMutation();
  const form = useContractForm({
    schema,
    initialValues: { name: '', landingPath: '' },
    send: async (input) => {
      const made = await create.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`${made.name} is there. Now add its people.`);
      onMade(made);
    },
  });
  useDrawerChanges(form.isDirty);
  return (
    <ContractForm {...form} action="Make the feature" place="section" onCancel={onClose}>
      <TextInput
        {...form.field('name')}
        label="Name"
        description="What the code asks for, such as SaudiLicwUsers. It cannot be changed later."
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.field('landingPath', { required: false })}
        label="Landing path"
        description="Where its people land on / and after logging in, such as /courses. Empty: where everybody does."
        autoComplete="off"
      />
    </ContractForm>
  );
}
