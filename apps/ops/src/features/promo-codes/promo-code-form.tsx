import { randomEnding, suggestCode, type PromoCodeOptions } from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useDrawerChanges } from '../../layout/form-drawer';
import { CodeField } from './code-field';
import { DiscountFields } from './discount-fields';
import { MoreRules } from './more-rules';
import { newPromoCodeFormSchema, promoCodeFormSchema, type PromoCodeValues } from './promo-code-values';
import type { RuleForm } from './rule-form';

type Parsed = z.output<typeof promoCodeFormSchema>;

interface PromoCodeFormProps {
  readonly initialValues: PromoCodeValues;
  readonly options: PromoCodeOptions;
  /** A new code is suggested one, and shows what most need; a stored one and a copy show everything. */
  readonly isNew: boolean;
  readonly send: (input: Parsed) => Promise<void>;
  readonly onClose: () => void;
}

/** Makes or changes a code: a name, how much off, done; the rest stands below for who needs it. */
export function PromoCodeForm({ initialValues, options, isNew, send, onClose }: PromoCodeFormProps) {
  const contractForm = useContractForm<PromoCodeValues, Parsed>({
    schema: isNew ? newPromoCodeFormSchema : promoCodeFormSchema,
    initialValues,
    send,
  });
  const { form, field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  const [isOwn, setOwn] = useState(!isNew);
  const [ending, setEnding] = useState(randomEnding);
  const fill = (end: string): void => {
    const { name, kind, percentOff } = form.getValues();
    if (name.trim() === '') return;
    const discount = kind === 'PERCENT' ? percentOff.replaceAll(/\D/g, '').slice(0, 3) : '';
    form.setFieldValue('code', suggestCode(name, discount, end));
  };
  const suggest = (): void => {
    if (!isOwn) fill(ending);
  };
  form.watch('name', suggest);
  form.watch('percentOff', suggest);
  form.watch('kind', suggest);
  const suggestAnother = (): void => {
    const other = randomEnding();
    setOwn(false);
    setEnding(other);
    fill(other);
  };
  const rules: RuleForm = {
    field,
    refused: Object.keys(form.errors),
    valueOf: (name) => form.getValues()[name],
    set: (name, value) => form.setFieldValue(name, value),
  };
  return (
    <ContractForm
      {...contractForm}
      place="section"
      action={isNew ? 'Make the code' : 'Save'}
      onCancel={onClose}
    >
      <TextInput {...field('name')} label="Name" autoComplete="off" data-autofocus />
      <DiscountFields form={rules} />
      <CodeField
        key={form.key('code')}
        field={field('code')}
        onOwn={() => setOwn(true)}
        onSuggest={isNew ? suggestAnother : null}
      />
      <MoreRules form={rules} options={options} startsOpen={!isNew || initialValues.code !== ''} />
    </ContractForm>
  );
}
