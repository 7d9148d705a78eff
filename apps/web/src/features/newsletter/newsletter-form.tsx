import {
  newsletterAgeLabels,
  newsletterAges,
  newsletterFormSchema,
  newsletterInterests,
  newsletterInterestLabels,
} from '@lyceum/contracts/newsletter';
import { translated } from '@lyceum/contracts/messages';
import { readFailure, useSending } from '@lyceum/shell';
import { FormErrorSummary } from '@lyceum/ui';
import { execute, SubmitNewsletterFormDocument } from '@lyceum/web-graphql';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from './newsletter.messages';
import classes from './newsletter-form.module.css';

const empty = { name: '', email: '', phone: '', interest: '', age: '' };

type Values = typeof empty;

/** The page it is sent from; of a preview without what lets its readers in. */
const pageUri = (): string => window.location.href.replace(/(\/preview\/).*/, '$1').slice(0, 2_000);

const withPage = (values: Values) => ({ ...values, pageUri: pageUri() });

/** What is wrong, by field, in the contract's words; of each the first. */
function errorsOf(values: Values): Partial<Record<keyof Values, string>> {
  const { error } = newsletterFormSchema.safeParse(withPage(values));
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), translated(message)]));
}

/** The newsletter's form (checklist lines 217–219), on a page of whoever shows it. */
export function NewsletterForm() {
  const titleId = useId();
  const [answer, setAnswer] = useState<{ message: string | null } | null>(null);
  return (
    <section aria-labelledby={titleId} className={classes.root}>
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {messages.title()}
        </h2>
        <p className={classes.about}>{messages.about()}</p>
      </div>
      {answer ? <Thanks message={answer.message} /> : <Fields onTaken={setAnswer} />}
    </section>
  );
}

interface FieldsProps {
  readonly onTaken: (answer: { message: string | null }) => void;
}

function Fields({ onTaken }: FieldsProps) {
  const form = useForm<Values>({
    initialValues: empty,
    validateInputOnBlur: true,
    // On a phone one leaves a choice by the next touch, and there may be none.
    validateInputOnChange: ['age'],
    validate: errorsOf,
  });
  const { isSending, failure, problems, submit } = useSending<Values>(
    async (values) => {
      const input = newsletterFormSchema.parse(withPage(values));
      onTaken((await execute(SubmitNewsletterFormDocument, { input })).submitNewsletterForm);
    },
    (error) => {
      const read = readFailure(error, Object.keys(empty));
      form.setErrors(read.fieldErrors);
      return read;
    },
  );
  const field = (name: keyof Values) => ({
    ...form.getInputProps(name),
    label: messages[name](),
    name,
    required: true,
    withAsterisk: false,
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => void submit(values))}>
      <div className={classes.whole}>
        <FormErrorSummary
          problems={withWhatFailed(problems)}
          {...(failure?.reference !== undefined && { reference: failure.reference })}
        />
      </div>
      <TextInput {...field('name')} autoComplete="name" />
      <TextInput {...field('email')} type="email" autoComplete="email" />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      <NativeSelect {...field('interest')} data={choices(newsletterInterests, newsletterInterestLabels)} />
      <NativeSelect {...field('age')} data={choices(newsletterAges, newsletterAgeLabels)} />
      <Button
        type="submit"
        size="md"
        className={classes.whole}
        disabled={!form.isValid()}
        loading={isSending}
      >
        {messages.subscribe()}
      </Button>
    </form>
  );
}

const choices = <Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, () => string>>,
) => [{ value: '', label: messages.choose() }, ...names.map((value) => ({ value, label: labels[value]() }))];

/** The checklist's sentence first, then why where there is more to say. */
function withWhatFailed(problems: readonly { readonly message: string }[]) {
  if (problems.length === 0) return [];
  const failed = messages.notSubmitted();
  return [{ message: failed }, ...problems.filter(({ message }) => message !== failed)];
}

function Thanks({ message }: { readonly message: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className={classes.thanks}>
      <h3 ref={heading} tabIndex={-1} className={classes.thankYou}>
        {messages.thankYou()}
      </h3>
      <p>{message ?? messages.contactSoon()}</p>
      <p className={classes.about}>{messages.checkMailbox()}</p>
    </div>
  );
}
