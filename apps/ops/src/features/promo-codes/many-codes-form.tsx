import {
  fillPattern,
  patternRoom,
  type PromoCodeBatch,
  promoCodeLimits,
  type PromoCodeOptions,
  promoCodePatternSchema,
  randomBelow,
} from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { trpc } from '../../app/trpc';
import { formatNumber } from '../../layout/formats';
import { useDrawerChanges } from '../../layout/form-drawer';
import { CodeList } from './code-list';
import { DiscountFields } from './discount-fields';
import { MoreRules } from './more-rules';
import { rethrow, useOwnerId } from './promo-code-drawer';
import { freshRules, manyCodesFormSchema, type ManyCodesValues } from './promo-code-values';
import type { RuleForm } from './rule-form';

type Parsed = z.output<typeof manyCodesFormSchema>;

interface ManyCodesFormProps {
  readonly options: PromoCodeOptions;
  readonly onMade: (batch: PromoCodeBatch) => void;
  readonly onClose: () => void;
}

/** Codes of one pattern with the same rules, each for one use unless said otherwise. */
export function ManyCodesForm({ options, onMade, onClose }: ManyCodesFormProps) {
  const createMany = trpc.promoCodes.createMany.useMutation();
  const fresh = freshRules(useOwnerId(options));
  const contractForm = useContractForm<ManyCodesValues, Parsed>({
    schema: manyCodesFormSchema,
    initialValues: { ...fresh, usageLimit: '1', pattern: 'FAIR-????', count: '100' },
    send: async (input) => {
      const batch = await createMany.mutateAsync(input).catch(rethrow);
      onMade(batch);
    },
  });
  const { form, field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  const [pattern, setPattern] = useState('FAIR-????');
  form.watch('pattern', ({ value }) => setPattern(value));
  const rules: RuleForm = {
    field,
    refused: Object.keys(form.errors),
    valueOf: (name) => form.getValues()[name],
    set: (name, value) => form.setFieldValue(name, value),
  };
  return (
    <ContractForm {...contractForm} place="section" action="Make the codes" onCancel={onClose}>
      <TextInput {...field('name')} label="Name" autoComplete="off" data-autofocus />
      <DiscountFields form={rules} />
      <Group gap="xs" align="start" grow>
        <TextInput {...field('pattern')} label="Pattern" autoComplete="off" spellCheck={false} />
        <TextInput
          {...field('count')}
          label={`How many, up to ${formatNumber(promoCodeLimits.bulkCodes)}`}
          inputMode="numeric"
          autoComplete="off"
        />
      </Group>
      <Preview pattern={pattern} />
      <MoreRules form={rules} options={options} startsOpen={false} />
    </ContractForm>
  );
}

/** What codes of the pattern look like, and how many there are. */
function Preview({ pattern }: { readonly pattern: string }) {
  const checked = promoCodePatternSchema.safeParse(pattern);
  const sound = checked.success ? checked.data : '';
  const codes = useMemo(
    () => Array.from({ length: promoCodeLimits.previewCodes }, () => fillPattern(sound, randomBelow)),
    [sound],
  );
  const room = patternRoom(sound);
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        # stands for a digit, ? for a letter or digit that is not mistaken for another one.
        {sound !== '' &&
          (room === Infinity
            ? ' There are more codes of this pattern than anybody needs.'
            : ` There are ${formatNumber(room)} codes of this pattern.`)}
      </Text>
      {sound !== '' && <CodeList codes={[...new Set(codes)]} label="Examples" />}
    </Stack>
  );
}
