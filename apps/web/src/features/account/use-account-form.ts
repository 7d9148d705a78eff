import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { type SyntheticEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { type FormFailure, readFailure } from './form-failure';

interface AccountFormOptions<Values extends Record<string, string>> {
  readonly schema: z.ZodType<Values>;
  readonly initialValues: Values;
  /** Called with values that fit the schema. What it throws is shown; what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
}

/** State of a form whose fields are all text: checked here by the contract's schema, and again by the server. */
export function useAccountForm<Values extends Record<string, string>>(options: AccountFormOptions<Values>) {
  const { schema, initialValues, send } = options;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const idPrefix = useId();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: zod4Resolver(schema, { errorPriority: 'first' }),
  });

  const focusFirst = (errors: object): void => {
    const first = Object.keys(initialValues).find((name) => name in errors);
    if (first !== undefined) document.getElementById(`${idPrefix}${first}`)?.focus();
  };

  const showFailure = (error: unknown): void => {
    const next = readFailure(error, Object.keys(initialValues));
    setFailure(next);
    form.setErrors(next.fieldErrors);
    focusFirst(next.fieldErrors);
  };

  const submit = async (values: Values): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await send(schema.parse(values));
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  };

  return {
    failure,
    isSending,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) =>
      form.onSubmit((values) => void submit(values), focusFirst)(event as never),
    /** Key, id, name and state for the field of that name. */
    field: (name: keyof Values & string) => ({
      ...form.getInputProps(name),
      id: idPrefix + name,
      name,
      required: true,
    }),
    keyOf: (name: keyof Values & string) => form.key(name),
  };
}
