import { ageInYears, chosenRoles, countryChoices, roleLabel } from '@lyceum/contracts/auth';
import { currentLanguage } from '@lyceum/contracts/messages';
import { EmailField } from '@lyceum/shell';
import { ActionIcon, NativeSelect, Radio, SimpleGrid, TextInput, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import * as account from '../account.messages';
import { type Me, today } from './answers';
import classes from './name-modal.module.css';
import * as messages from './name-modal.messages';
import { needsRole } from './needs-name-modal';
import type { AnswersState } from './use-answers';

interface AnswerFieldsProps {
  readonly me: Me;
  readonly state: AnswersState;
}

const required = { required: true, withAsterisk: false } as const;

/** Both names, side by side where there is room. */
export function NameAnswers({ state: { answers, errorOf, answer } }: Pick<AnswerFieldsProps, 'state'>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        {...required}
        label={messages.firstName()}
        autoComplete="given-name"
        data-autofocus
        value={answers.firstName}
        error={errorOf('firstName')}
        onChange={(event) => answer({ firstName: event.currentTarget.value })}
      />
      <TextInput
        {...required}
        label={messages.lastName()}
        autoComplete="family-name"
        value={answers.lastName}
        error={errorOf('lastName')}
        onChange={(event) => answer({ lastName: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

/** When somebody was born, which is answered once; of a child, who has to agree. */
export function BirthDateAnswer({ me, state }: AnswerFieldsProps) {
  const { answers, errorOf, answer, touch, asksGuardian } = state;
  const isKnown = Boolean(me.dateOfBirth);
  return (
    <>
      <TextInput
        {...required}
        type="date"
        label={
          <span className={classes.labelled}>
            {account.dateOfBirth()}
            {!isKnown && <OnceForAll />}
          </span>
        }
        labelProps={{ labelElement: 'div' }}
        aria-label={account.dateOfBirth()}
        description={isKnown ? messages.knownDateOfBirth() : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="bday"
        max={today()}
        disabled={isKnown}
        value={answers.dob}
        error={errorOf('dob')}
        onChange={(event) => answer({ dob: event.currentTarget.value })}
        onBlur={() => touch('dob')}
      />
      {asksGuardian && (
        <EmailField
          {...required}
          label={account.guardianEmail()}
          description={`${messages.isThisRight({ age: ageInYears(answers.dob, new Date()) })} ${account.aboutGuardianEmail()}`}
          autoComplete="off"
          autoFocus={answers.dob === today()}
          value={answers.guardianEmail}
          error={errorOf('guardianEmail')}
          onChange={(event) => answer({ guardianEmail: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function OnceForAll() {
  return (
    <Tooltip
      label={messages.notModifiable()}
      openDelay={0}
      events={{ hover: true, focus: true, touch: true }}
    >
      <ActionIcon size={28} radius="xl" aria-label={messages.aboutDateOfBirth()} className={classes.info}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface CountryAnswerProps extends Pick<AnswerFieldsProps, 'state'> {
  readonly withChineseTaipei: boolean;
}

/** Where somebody lives (checklist line 167). */
export function CountryAnswer({ state, withChineseTaipei }: CountryAnswerProps) {
  const { answers, errorOf, answer } = state;
  const countries = useMemo(
    () => countryChoices(currentLanguage().locale, { withChineseTaipei }),
    [withChineseTaipei],
  );
  return (
    <NativeSelect
      {...required}
      label={messages.country()}
      autoComplete="country"
      data={[{ value: '', label: messages.chooseACountry() }, ...countries]}
      value={answers.country}
      error={errorOf('country')}
      onChange={(event) => answer({ country: event.currentTarget.value })}
    />
  );
}

/** What somebody is here who has no role yet; nothing is chosen for them. */
export function RoleAnswer({ me, state }: AnswerFieldsProps) {
  const { answers, errorOf, answer } = state;
  if (!needsRole(me)) return null;
  return (
    <Radio.Group
      size="md"
      label={messages.iAmHereAs()}
      value={answers.newRole}
      error={errorOf('newRole')}
      onChange={(value) => answer({ newRole: chosenRoles.find((role) => role === value) ?? '' })}
    >
      <div className={classes.roles}>
        {chosenRoles.map((role) => (
          <Radio key={role} value={role} label={roleLabel(role)} />
        ))}
      </div>
      <p role="status" className={classes.note}>
        {answers.newRole === 'TEACHER' && messages.aboutEducators()}
      </p>
    </Radio.Group>
  );
}
