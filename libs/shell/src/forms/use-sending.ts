import { useState } from 'react';
import { type FormFailure, readFailure } from './form-failure';

/** Sends something and remembers how that went. `onRefused` says what of a refusal is shown. */
export function useSending<Values = void>(
  send: (values: Values) => Promise<void>,
  onRefused: (error: unknown) => FormFailure = (error) => readFailure(error, []),
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
  /** For {@link FormErrorSummary}: what is about no field. */
  const problems = failure?.general ? [{ message: failure.general }] : [];
  return { isSending, failure, problems, submit, forget: () => setFailure(null) };
}
