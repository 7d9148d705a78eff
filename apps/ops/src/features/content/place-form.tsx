import { cmsLimits, type ContentDetail } from '@lyceum/contracts/cms';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface PlaceFormProps {
  readonly entry: ContentDetail;
  readonly version: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const schema = z.object({
  slug: z.string().trim().min(1, 'This field is required.').max(cmsLimits.slugLength),
  position: z
    .string()
    .regex(/^\d{1,5}$/, 'Use a whole number.')
    .transform(Number)
    .refine((place) => place <= cmsLimits.position, `At most ${String(cmsLimits.position)}.`),
});

/** Where an entry stands: its name in addresses, and its place among others of its type. */
export function PlaceForm({ entry, version, onClose, onDone }: PlaceFormProps) {
  const place = trpc.content.place.useMutation();
  const { id, slug, position, publishedAt } = entry;
  const contractForm = useContractForm<{ slug: string; position: string }, z.output<typeof schema>>({
    schema,
    initialValues: { slug, position: String(position) },
    send: async (input) => {
      await place.mutateAsync({ ...input, id, version }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success('It stands there now, for visitors, too.');
      onDone();
    },
  });
  const { field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <TextInput
        {...field('slug')}
        label="Slug"
        description={
          publishedAt === null
            ? 'Its name in addresses.'
            : 'Its name in addresses. Where visitors know it, the old address leads to the new one.'
        }
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <TextInput
        {...field('position')}
        label="Place in lists"
        description="Lower ones come first, where lists are not ordered by day."
        inputMode="numeric"
        autoComplete="off"
      />
    </ContractForm>
  );
}
