import {
  type PromoCodeListPreview,
  type PromoCodeOptions,
  type PromoCodesForList,
} from '@lyceum/contracts/payments';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { longQuery, trpc } from '../../app/trpc';
import { CsvFileButton } from '../../layout/csv-file-button';
import { useDrawerChanges } from '../../layout/form-drawer';
import { formatNumber } from '../../layout/formats';
import { noEmails, repeatedNotes } from '../../layout/left-out-of-list';
import { type ResultGroup, ResultGroups } from '../../layout/result-groups';
import { DiscountFields } from './discount-fields';
import { MoreRules } from './more-rules';
import { rethrow, useOwnerId } from './promo-code-drawer';
import { freshRules, listCodesFormSchema, type ListCodesValues } from './promo-code-values';
import type { RuleForm } from './rule-form';

type Parsed = z.output<typeof listCodesFormSchema>;

interface ListCodesFormProps {
  readonly options: PromoCodeOptions;
  readonly onMade: (made: PromoCodesForList) => void;
  readonly onClose: () => void;
}

/** Emails by paste or from a CSV file: first who would get a code, then the codes and their mails. */
export function ListCodesForm({ options, onMade, onClose }: ListCodesFormProps) {
  const [preview, setPreview] = useState<PromoCodeListPreview | null>(null);
  const { look, make } = useListCalls();
  const fresh = freshRules(useOwnerId(options));
  const contractForm = useContractForm<ListCodesValues, Parsed>({
    schema: listCodesFormSchema,
    initialValues: { ...fresh, usageLimit: '1', pattern: '????-????', text: '' },
    send: async ({ text, ...rules }) => {
      if (preview === null || preview.fresh.length === 0) setPreview(await look({ name: rules.name, text }));
      else onMade(await make({ ...rules, emails: preview.fresh }));
    },
  });
  const { form, field } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  // What was looked at is no longer what stands there.
  form.watch('name', () => setPreview(null));
  form.watch('text', () => setPreview(null));
  const rules: RuleForm = {
    field,
    refused: Object.keys(form.errors),
    valueOf: (name) => form.getValues()[name],
    set: (name, value) => form.setFieldValue(name, value),
  };
  return (
    <ContractForm {...contractForm} place="section" action={actionOf(preview)} onCancel={onClose}>
      <TextInput
        {...field('name')}
        label="Name"
        description="An email gets one code of a name: who has one of this name gets no second one."
        autoComplete="off"
        data-autofocus
      />
      <DiscountFields form={rules} />
      <Textarea
        key={form.key('text')}
        {...field('text')}
        label="Emails"
        description="One a line, with commas between them, or a CSV file with a column “email”."
        autosize
        minRows={4}
        maxRows={10}
        spellCheck={false}
      />
      <CsvFileButton onText={(text) => form.setFieldValue('text', text)} />
      <TextInput
        {...field('pattern')}
        label="Pattern"
        description="# stands for a digit, ? for a letter or digit."
        autoComplete="off"
        spellCheck={false}
      />
      <MoreRules form={rules} options={options} startsOpen={false} />
      {preview && <Preview of={preview} />}
    </ContractForm>
  );
}

/** Words on the button: what it does next. */
function actionOf(preview: PromoCodeListPreview | null): string {
  if (!preview) return 'Look at the list';
  const { length } = preview.fresh;
  if (length === 0) return 'Look again';
  return length === 1 ? 'Make and mail 1 code' : `Make and mail ${formatNumber(length)} codes`;
}

/** The two calls; what they refuse is read by the form. */
function useListCalls() {
  const { client } = trpc.useUtils();
  const create = trpc.promoCodes.createForList.useMutation();
  return {
    look: (input: { name: string; text: string }) =>
      client.promoCodes.previewList.query(input, longQuery).catch(rethrow),
    make: (input: Parameters<typeof create.mutateAsync>[0]) => create.mutateAsync(input).catch(rethrow),
  };
}

function Preview({ of: preview }: { readonly of: PromoCodeListPreview }) {
  const { fresh, served, unwilling } = preview;
  const groups: ResultGroup[] = [
    { title: 'Get a code', tone: 'good', lines: fresh },
    { title: 'Have a code of this name', lines: served },
    { title: 'Want no promo codes by mail', lines: unwilling },
    noEmails(preview),
  ];
  const notes = [...repeatedNotes(preview), ...(fresh.length === 0 ? ['Nobody is left to get a code.'] : [])];
  return <ResultGroups label="Who gets a code" groups={groups} notes={notes} />;
}
