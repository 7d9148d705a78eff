import { translated } from '@lyceum/contracts/messages';
import { NetworkError } from '@lyceum/session';
import { type GetInputPropsReturnType, useForm, type UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { type FormFailure, readFailure } from './form-failure';
import { useSending } from './use-sending';

type FieldValues = Record<string, string | boolean>;

/** What a text field of a form is given. */
export interface FieldProps extends GetInputPropsReturnType {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly withAsterisk: false;
}

/** What a part of a form needs of it: that it has fields of these names. */
export interface FieldsOf<Name extends string> {
  readonly field: (name: Name, options?: { readonly required?: boolean }) => FieldProps;
}

type Schema<Values, Parsed> = z.ZodType<Parsed, Values>;

interface ContractFormOptions<Values extends FieldValues, Parsed> {
  /** Or what fetches it: a screen that is seen first does without the validation library until something is typed. */
  readonly schema: Schema<Values, Parsed> | (() => Promise<Schema<Values, Parsed>>);
  readonly initialValues: Values;
  /** Called with what the schema made of the values. What it throws is shown; what was typed stays. */
  readonly send: (input: Parsed) => Promise<void>;
}

/** Mantine's form, and whether something in it was changed since it was made or settled. */
function useWatchedForm<Values extends FieldValues>(initialValues: Values, onChange: () => void) {
  const [isDirty, setDirty] = useState(false);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    onValuesChange: () => {
      setDirty(form.isDirty());
      onChange();
    },
  });
  const settle = (saved: Values = form.getValues()): void => {
    form.resetDirty(saved);
    setDirty(form.isDirty());
  };
  return { form, isDirty, settle };
}

/** What is wrong, by field; the first issue of a field is the one to mend first. */
function errorsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), translated(message)]),
  );
}

/** State of a form of texts and switches: checked here by the contract's schema, and again by the server. */
export function useContractForm<Values extends FieldValues, Parsed>(
  options: ContractFormOptions<Values, Parsed>,
) {
  const { schema, initialValues, send } = options;
  const idPrefix = useId();
  const { form, isDirty, settle } = useWatchedForm(initialValues, () => {
    // Fetched while the person types. A file that does not come is asked for again by sending.
    if (typeof schema === 'function') schema().catch(() => undefined);
  });

  const showErrors = (errors: Readonly<Record<string, string>>): void => {
    form.setErrors(errors);
    const first = Object.keys(initialValues).find((name) => name in errors);
    if (first !== undefined) document.getElementById(idPrefix + first)?.focus();
  };

  const showFailure = (error: unknown): FormFailure => {
    const failure = readFailure(error, Object.keys(initialValues));
    showErrors(failure.fieldErrors);
    return failure;
  };

  const { isSending, failure, problems, submit, forget } = useSending<Values>(async (values) => {
    const checked = (typeof schema === 'function' ? await fetched(schema) : schema).safeParse(values);
    showErrors(checked.success ? {} : errorsOf(checked.error));
    if (checked.success) await send(checked.data);
  }, showFailure);

  return {
    /** Mantine's own form, for what else a screen needs of it: `watch`, `reset`, `isDirty`. */
    form,
    failure,
    problems,
    isSending,
    /** Whether something was changed and not saved. */
    isDirty,
    /** These values are saved: what stands in the fields, unless said otherwise. */
    settle,
    /** What was refused last is said no more: what it was about was settled otherwise. */
    forget,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (!isSending) void submit(form.getValues());
    },
    ...fieldsOf(form, idPrefix),
    /** For {@link ContractForm}. */
    fieldsKey: form.key(''),
  };
}

function fieldsOf<Values extends FieldValues>(form: UseFormReturnType<Values>, idPrefix: string) {
  return {
    /** Id, name and state for the text field of that name, which is required unless said otherwise. */
    field: (name: keyof Values & string, { required = true } = {}): FieldProps => ({
      ...form.getInputProps(name),
      id: idPrefix + name,
      name,
      required,
      withAsterisk: false,
    }),
    /** The same for a checkbox or a switch. */
    toggle: (name: keyof Values & string) => ({
      ...form.getInputProps(name, { type: 'checkbox' }),
      id: idPrefix + name,
      name,
    }),
  };
}

async function fetched<Found>(fetch: () => Promise<Found>): Promise<Found> {
  try {
    return await fetch();
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}
