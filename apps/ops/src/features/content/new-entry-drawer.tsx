import { contentTypeNames, contentTypeLabels, createContentSchema } from '@lyceum/contracts/cms';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { NativeSelect, TextInput } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { FormDrawer, useDrawerChanges } from '../../layout/form-drawer';

interface NewEntryDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Begins an entry: its type and its name in addresses; the rest is written on its page. */
export function NewEntryDrawer({ isOpen, ...props }: NewEntryDrawerProps) {
  return (
    <FormDrawer title="New entry" isOpen={isOpen} onClose={props.onClose}>
      <NewEntryForm {...props} />
    </FormDrawer>
  );
}

const types = contentTypeNames.map((value) => ({ value, label: contentTypeLabels[value] }));

function NewEntryForm({ onClose, onMade }: Omit<NewEntryDrawerProps, 'isOpen'>) {
  const create = trpc.content.create.useMutation();
  const contractForm = useContractForm({
    schema: createContentSchema,
    initialValues: { type: 'post' as (typeof contentTypeNames)[number], slug: '' },
    send: async (input) => {
      const { id } = await create.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      onClose();
      onMade(id);
    },
  });
  const { field, form } = contractForm;
  const isRedirect = form.getValues().type === 'redirect';
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Begin" place="section" onCancel={onClose}>
      <NativeSelect {...field('type')} label="Type" data={types} data-autofocus />
      <TextInput
        {...field('slug')}
        label={isRedirect ? 'Old path' : 'Slug'}
        description={
          isRedirect
            ? 'The path that leads on, without its first slash.'
            : 'Its name in addresses: small letters, digits and dashes.'
        }
        placeholder={isRedirect ? 'old/page' : 'reading-slowly'}
        autoComplete="off"
        spellCheck={false}
      />
    </ContractForm>
  );
}
