import { currencies, promoCodeKindLabels, promoCodeKinds } from '@lyceum/contracts/payments';
import { Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RuleForm } from './rule-form';

const kinds = promoCodeKinds.map((value) => ({ value, label: promoCodeKindLabels[value] }));

/** What a code takes off: the first thing one says of it after its name. */
export function DiscountFields({ form }: { readonly form: RuleForm }) {
  const [kind, setKind] = useState(form.valueOf('kind'));
  const choose = (next: string): void => {
    setKind(next);
    form.set('kind', next);
    if (next === 'FIXED' && form.valueOf('currency') === '') form.set('currency', 'USD');
  };
  return (
    <Stack gap="xs">
      <SegmentedControl aria-label="Kind of discount" data={kinds} value={kind} onChange={choose} fullWidth />
      {kind === 'PERCENT' ? (
        <TextInput
          {...form.field('percentOff')}
          label="Percent off"
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span aria-hidden>%</span>}
        />
      ) : (
        <Group gap="xs" align="start" grow>
          <TextInput
            {...form.field('amountOffMinor')}
            label="Amount off"
            placeholder="50.00"
            inputMode="decimal"
            autoComplete="off"
          />
          <NativeSelect {...form.field('currency')} label="Currency" data={[...currencies]} />
        </Group>
      )}
    </Stack>
  );
}
