import { currencies } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Group, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { FormDrawer, useDrawerChanges } from '../../layout/form-drawer';
import { ChangeFields } from './change-fields';
import { freshLink, type LinkValues, newLinkFormSchema } from './link-values';

interface NewLinkDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Makes a payment link: a class or an amount with a name, at a price, done. */
export function NewLinkDrawer({ isOpen, ...props }: NewLinkDrawerProps) {
  return (
    <FormDrawer title="New payment link" isOpen={isOpen} onClose={props.onClose}>
      <NewLinkForm {...props} />
    </FormDrawer>
  );
}

type Kind = 'class' | 'amount';

function NewLinkForm({ onClose, onMade }: Omit<NewLinkDrawerProps, 'isOpen'>) {
  const create = trpc.paymentLinks.create.useMutation();
  const [kind, setKind] = useState<Kind>('class');
  const contractForm = useContractForm<LinkValues, z.output<typeof newLinkFormSchema>>({
    schema: newLinkFormSchema,
    initialValues: freshLink,
    send: async (input) => {
      const { id } = await create.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success('The payment link is ready to be sent.');
      onClose();
      onMade(id);
    },
  });
  const { field, form } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  const choose = (next: string): void => {
    setKind(next as Kind);
    form.setFieldValue(next === 'class' ? 'title' : 'groupTag', '');
  };
  return (
    <ContractForm {...contractForm} action="Make the link" place="section" onCancel={onClose}>
      <SegmentedControl
        aria-label="What is paid"
        value={kind}
        onChange={choose}
        data={[
          { value: 'class', label: 'A seat of a class' },
          { value: 'amount', label: 'Something else' },
        ]}
      />
      {kind === 'class' ? (
        <TextInput
          {...field('groupTag')}
          label="Code of the class"
          description="Who pays is enrolled, by the rules of the class."
          placeholder="WRITING-2026-A"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      ) : (
        <TextInput {...field('title')} label="What is paid" autoComplete="off" data-autofocus />
      )}
      <Group gap="xs" align="start" grow>
        <TextInput {...field('priceMinor')} label="Price" inputMode="decimal" autoComplete="off" />
        <NativeSelect {...field('currency')} label="Currency" data={[...currencies]} />
      </Group>
      <ChangeFields field={field} />
      <TextInput
        {...field('code', { required: false })}
        label="Code of the link"
        description="Stands in its address. Empty: one is made up that nobody guesses."
        autoComplete="off"
        spellCheck={false}
      />
    </ContractForm>
  );
}
