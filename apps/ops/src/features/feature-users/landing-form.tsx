import type { FeatureView } from '@lyceum/contracts/admin';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { landingField } from './landing-field';

interface LandingFormProps {
  readonly feature: FeatureView;
  readonly onDone: () => void;
}

const schema = z.object({ landingPath: landingField });

/** Says where the people of a feature land (checklist line 12). */
export function LandingForm({ feature, onDone }: LandingFormProps) {
  const setLanding = trpc.features.setLanding.useMutation();
  const form = useContractForm({
    schema,
    initialValues: { landingPath: feature.landingPath ?? '' },
    send: async ({ landingPath }) => {
      const input = { featureId: feature.id, landingPath, expectedLandingPath: feature.landingPath };
      await setLanding.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(
        landingPath ? `Its people land on ${landingPath}.` : 'Its people land where everybody does.',
      );
      onDone();
    },
  });
  useDrawerChanges(form.isDirty);
  return (
    <ContractForm {...form} action="Save" place="section">
      <TextInput
        {...form.field('landingPath', { required: false })}
        label="Landing path"
        description="A path of this site, such as /courses. Empty: where everybody lands."
        autoComplete="off"
        data-autofocus
      />
    </ContractForm>
  );
}
