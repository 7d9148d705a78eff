import { currencies, type PromoCodeOptions } from '@lyceum/contracts/payments';
import {
  Button,
  Collapse,
  Group,
  MultiSelect,
  NativeSelect,
  Select,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { timeZones } from '../../layout/time-zones';
import { personText } from './person-text';
import type { RuleName } from './promo-code-values';
import type { RuleForm } from './rule-form';

interface MoreRulesProps {
  readonly form: RuleForm;
  readonly options: PromoCodeOptions;
  /** Whether the rules are shown from the start: where one changes a code. */
  readonly startsOpen: boolean;
}

const fields: readonly RuleName[] = [
  ...([
    'usageLimit',
    'perUserLimit',
    'startsAt',
    'endsAt',
    'timeZone',
    'minimumMinor',
    'currency',
    'products',
  ] as const),
  ...(['ownerId', 'notes'] as const),
];

/** The rules most codes do not need. What was refused among them is shown. */
export function MoreRules({ form, options, startsOpen }: MoreRulesProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const shown = isOpen || fields.some((name) => form.refused.includes(name));
  const Chevron = shown ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={shown}
        leftSection={<Chevron size={16} aria-hidden />}
        onClick={() => setOpen(!shown)}
      >
        Limits, dates, products
      </Button>
      <Collapse expanded={shown} pt="xs">
        <Stack gap="md">
          <LimitFields form={form} />
          <WindowFields form={form} />
          <MinimumFields form={form} />
          <ProductField form={form} options={options} />
          <OwnerField form={form} options={options} />
          <Textarea
            {...form.field('notes', { required: false })}
            label="Notes for the staff"
            autosize
            minRows={2}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

interface FieldsProps {
  readonly form: RuleForm;
}

function LimitFields({ form }: FieldsProps) {
  const field = (name: 'usageLimit' | 'perUserLimit', label: string) => (
    <TextInput
      {...form.field(name, { required: false })}
      label={label}
      placeholder="No limit"
      inputMode="numeric"
      autoComplete="off"
    />
  );
  return (
    <Group gap="xs" align="start" grow>
      {field('usageLimit', 'Uses in all')}
      {field('perUserLimit', 'Uses per person')}
    </Group>
  );
}

function WindowFields({ form }: FieldsProps) {
  const field = (name: 'startsAt' | 'endsAt', label: string) => (
    <TextInput {...form.field(name, { required: false })} type="datetime-local" label={label} />
  );
  return (
    <Stack gap="xs">
      {field('startsAt', 'Starts')}
      {field('endsAt', 'Ends')}
      <Select
        {...form.field('timeZone')}
        label="Time zone of these"
        data={timeZones}
        limit={50}
        searchable
        allowDeselect={false}
      />
    </Stack>
  );
}

function MinimumFields({ form }: FieldsProps) {
  return (
    <Group gap="xs" align="start" grow>
      <TextInput
        {...form.field('minimumMinor', { required: false })}
        label="Minimum price"
        placeholder="Any"
        inputMode="decimal"
        autoComplete="off"
      />
      {form.valueOf('kind') === 'PERCENT' && (
        <NativeSelect
          {...form.field('currency', { required: false })}
          label="Currency"
          data={[{ value: '', label: 'Any' }, ...currencies]}
        />
      )}
    </Group>
  );
}

function ProductField({ form, options }: FieldsProps & Pick<MoreRulesProps, 'options'>) {
  const chosen = form.valueOf('products');
  const { error, id } = form.field('products');
  return (
    <MultiSelect
      id={id}
      error={error}
      label="Products"
      placeholder={chosen === '' ? 'Everything' : ''}
      data={options.products.map(({ key, name }) => ({ value: key, label: name }))}
      defaultValue={chosen === '' ? [] : chosen.split(',')}
      onChange={(keys) => form.set('products', keys.join(','))}
    />
  );
}

/** Sales people own what they make: without a choice there is no field. */
function OwnerField({ form, options }: FieldsProps & Pick<MoreRulesProps, 'options'>) {
  if (options.owners.length < 2) return null;
  return (
    <NativeSelect
      {...form.field('ownerId')}
      label="Owner"
      data={options.owners.map((owner) => ({ value: owner.id, label: personText(owner) }))}
    />
  );
}
