import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { type SyntheticEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { type FormFailure, readFailure } from './form-failure';

type FieldValues = Record<string, string | boolean>;

interface ContractFormOptions<Values extends FieldValues, Parsed> {
  readonly schema: z.ZodType<Parsed, Values>;
  readonly initialValues: Values;
  /** Called with what the schema made of the values. What it throws is shown; what was typed stays. */
  readonly send: (input: Parsed) => Promise<void>;
}

/** Sends values and remembers how that went. `onRefused` shows what was refused. */
function useSending<Values>(
  send: (values: Values) => Promise<void>,
  onRefused: (error: unknown) => FormFailure,
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const submit = async (values: Values): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(onRefused(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, submit, forget: () => setFailure(null) };
}

/** Mantine's form, and whether something in it was changed since it was made or settled. */
function useWatchedForm<Values extends FieldValues, Parsed>(
  schema: z.ZodType<Parsed, Values>,
  initialValues: Values,
) {
  const [isDirty, setDirty] = useState(false);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: zod4Resolver(schema, { errorPriority: 'first' }),
    onValuesChange: () => setDirty(form.isDirty()),
  });
  const settle = (): void => {
    form.resetDirty();
    setDirty(false);
  };
  return { form, isDirty, settle };
}

/** State of a form of texts and switches: checked here by the contract's schema, and again by the server. */
export function useContractForm<Values extends FieldValues, Parsed>(
  options: ContractFormOptions<Values, Parsed>,
) {
  const { schema, initialValues, send } = options;
  const idPrefix = useId();
  const { form, isDirty, settle } = useWatchedForm(schema, initialValues);

  const focusFirst = (errors: object): void => {
    const first = Object.keys(initialValues).find((name) => name in errors);
    document.getElementById(`${idPrefix}${first}`)?.focus();
  };

  const showFailure = (error: unknown): FormFailure => {
    const failure = readFailure(error, Object.keys(initialValues));
    form.setErrors(failure.fieldErrors);
    focusFirst(failure.fieldErrors);
    return failure;
  };

  const { isSending, failure, submit, forget } = useSending<Values>(
    async (values) => send(schema.parse(values)),
    showFailure,
  );

  /** What the server refused before is of another try. */
  const showWrong = (errors: object): void => {
    forget();
    focusFirst(errors);
  };

  return {
    /** Mantine's own form, for what else a screen needs of it: `watch`, `reset`, `isDirty`. */
    form,
    failure,
    isSending,
    /** Whether something was changed and not saved. */
    isDirty,
    /** What stands in the fields is saved. */
    settle,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) =>
      form.onSubmit((values) => void submit(values), showWrong)(event as never),
    /** Id, name and state for the text field of that name. */
    field: (name: keyof Values & string) => ({
      ...form.getInputProps(name),
      id: idPrefix + name,
      name,
      required: true,
      withAsterisk: false,
    }),
    /** The same for a checkbox or a switch. */
    toggle: (name: keyof Values & string) => ({
      ...form.getInputProps(name, { type: 'checkbox' }),
      id: idPrefix + name,
      name,
    }),
    keyOf: (name: keyof Values & string) => form.key(name),
  };
}
