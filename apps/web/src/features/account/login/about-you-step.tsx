import { aboutYouSchema, authErrors, countryChoices, roleLabel } from '@lyceum/contracts/auth';
import { currentLanguage } from '@lyceum/contracts/messages';
import { ApiError } from '@lyceum/session';
import { ContractForm, type FieldProps, useContractForm } from '@lyceum/shell';
import { Button, NativeSelect, Radio } from '@mantine/core';
import { useMemo } from 'react';
import { BirthdayFields } from '../birthday-fields';
import * as messages from './login.messages';
import { type AboutYou, type Challenge, signInCalls } from './sign-in-calls';

interface AboutYouStepProps {
  readonly question: AboutYou;
  readonly keepLoggedIn: boolean;
  readonly onChallenge: (challenge: Challenge) => void;
  /** Called when a guardian has to agree first. */
  readonly onGuardianAsked: () => void;
  readonly onStartAgain: () => void;
}

const nothing = { role: '' as '' | 'STUDENT' | 'TEACHER', dateOfBirth: '', country: '', guardianEmail: '' };

/** Who came over another service says who they are here; nothing is chosen beforehand (checklist lines 41, 166). */
export function AboutYouStep(props: AboutYouStepProps) {
  const { question, keepLoggedIn, onChallenge, onGuardianAsked, onStartAgain } = props;
  const { ticket, asks } = question;
  const form = useContractForm({
    schema: useMemo(() => aboutYouSchema(asks), [asks]),
    initialValues: nothing,
    send: async (answers) => {
      try {
        onChallenge(await signInCalls.byAnswering({ ticket, ...answers }, keepLoggedIn));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== authErrors.GUARDIAN_CONSENT_NEEDED.code)
          throw error;
        onGuardianAsked();
      }
    },
  });
  return (
    <>
      <ContractForm {...form} action={messages.goOn()}>
        {asks.includes('role') && <RoleField {...form.field('role')} />}
        {asks.includes('dateOfBirth') && <BirthdayFields form={form} />}
        {asks.includes('country') && <CountryField {...form.field('country')} />}
      </ContractForm>
      <Button variant="subtle" fullWidth mt="xs" onClick={() => onStartAgain()}>
        {messages.notNow()}
      </Button>
    </>
  );
}

const roles = ['STUDENT', 'TEACHER'] as const;

function RoleField({ id, required: _required, withAsterisk: _asterisk, ...field }: FieldProps) {
  return (
    <Radio.Group {...field} size="md" label={messages.iAmHereAs()} description={messages.aboutEducators()}>
      <div style={{ display: 'grid', gap: 8, marginBlock: 8 }}>
        {roles.map((role, place) => (
          <Radio key={role} id={place === 0 ? id : undefined} value={role} label={roleLabel(role)} />
        ))}
      </div>
    </Radio.Group>
  );
}

function CountryField(field: FieldProps) {
  const countries = useMemo(() => countryChoices(currentLanguage().locale), []);
  return (
    <NativeSelect
      {...field}
      label={messages.country()}
      autoComplete="country"
      data={[{ value: '', label: messages.chooseACountry() }, ...countries]}
    />
  );
}
