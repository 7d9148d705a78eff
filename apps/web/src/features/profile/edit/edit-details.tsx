import { countryChoices } from '@lyceum/contracts/auth';
import { currentLanguage, type Message } from '@lyceum/contracts/messages';
import type { ProfileFieldName, RuledName, SaidName } from '@lyceum/contracts/profile';
import { ContractForm, type FieldProps } from '@lyceum/shell';
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { dayInWords, monthInWords } from '../days';
import type { Profile } from '../profile-query';
import { fieldLabels, no, yes } from '../profile.messages';
import * as messages from './edit.messages';
import classes from './edit.module.css';
import { isProtected, PrivacyChoice } from './privacy-choice';
import { useProfileForm } from './use-profile-form';

interface EditProps {
  readonly person: Profile;
  readonly onDone: () => void;
}

type DetailName = Exclude<SaidName, 'aboutMe'>;

/** What is in the form, by what it is about; what cannot be changed stands there for who sees it. */
const groups: readonly { title: Message<string>; names: readonly ProfileFieldName[] }[] = [
  {
    title: messages.aboutYou,
    names: ['preferredName', 'preferredPronoun', 'gender', 'dob', 'nationality', 'graduationYear'],
  },
  {
    title: messages.links,
    names: ['socialMedia1', 'socialMedia2', 'socialMedia3', 'socialMedia4', 'socialMedia5'],
  },
  {
    title: messages.phoneAndAddress,
    names: ['phone', 'street', 'street2', 'city', 'state', 'zipcode', 'country'],
  },
  {
    title: messages.guardian,
    names: [
      ...(['guardianFirstName', 'guardianLastName', 'guardianEmail', 'guardianPhone'] as const),
      ...(['sameAsStudent', 'guardianStreetAddress1', 'guardianStreetAddress2'] as const),
      ...(['guardianCity', 'guardianState', 'guardianZipcode', 'guardianCountry'] as const),
    ],
  },
];

const isSaid = (name: ProfileFieldName): name is DetailName => name !== 'dob';

const saidNames = groups.flatMap(({ names }) => names).filter(isSaid);

/** Every field of the details with who sees it beside it (checklist lines 148, 151). */
export function EditDetails({ person, onDone }: EditProps) {
  const { form, settingOf, set } = useProfileForm(person, saidNames, onDone);
  const choice = (name: RuledName, what: string): ReactNode => (
    <PrivacyChoice
      name={name}
      what={what}
      person={person}
      value={settingOf(name)}
      onChange={(level) => set(name, level)}
    />
  );
  const dob = person.userProfile.dob.value;
  return (
    <div className={classes.details}>
      <ContractForm {...form} action={messages.save()} place="section" onCancel={onDone}>
        <p className={classes.about}>
          {messages.aboutDetails()} {isProtected(person) && messages.aboutMinors()}
        </p>
        {groups.map(({ title, names }, index) => (
          <fieldset key={title()} className={classes.group}>
            <legend>{title()}</legend>
            {names.map((name) => (
              <div key={name} className={classes.field}>
                {isSaid(name) ? (
                  <DetailField {...form.field(name, { required: false })} field={name} />
                ) : (
                  <FixedField
                    label={fieldLabels[name]()}
                    value={dob ? dayInWords(dob) : messages.notSaid()}
                  />
                )}
                {choice(name, fieldLabels[name]())}
              </div>
            ))}
            {index === 0 && person.school && (
              <div className={classes.field}>
                <FixedField label={messages.aboutSchool()} value={person.school} />
                {choice('school', messages.aboutSchool())}
              </div>
            )}
            {index === 0 && person.createdAt && (
              <div className={classes.field}>
                <FixedField label={messages.aboutMemberSince()} value={monthInWords(person.createdAt)} />
                {choice('memberSince', messages.aboutMemberSince())}
              </div>
            )}
          </fieldset>
        ))}
      </ContractForm>
    </div>
  );
}

function FixedField({ label, value }: { readonly label: string; readonly value: string }) {
  return <TextInput label={label} description={messages.notChangedHere()} value={value} readOnly />;
}

const link = { type: 'url', inputMode: 'url', dir: 'ltr' } as const;

/** What a field is besides a line of text: which keyboard it wants, and what the browser may fill it with. */
const kinds: Readonly<Partial<Record<DetailName, TextInputProps>>> = {
  preferredName: { autoComplete: 'nickname', autoFocus: true },
  graduationYear: { inputMode: 'numeric' },
  socialMedia1: link,
  socialMedia2: link,
  socialMedia3: link,
  socialMedia4: link,
  socialMedia5: link,
  phone: { type: 'tel', autoComplete: 'tel' },
  street: { autoComplete: 'address-line1' },
  street2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zipcode: { autoComplete: 'postal-code' },
  guardianEmail: { type: 'email' },
  guardianPhone: { type: 'tel' },
};

function DetailField({ field, ...props }: FieldProps & { readonly field: DetailName }) {
  const label = fieldLabels[field]();
  if (field === 'country' || field === 'guardianCountry') return <CountryField {...props} label={label} />;
  if (field === 'sameAsStudent') {
    const answers = [
      { value: '', label: messages.choose() },
      { value: 'true', label: yes() },
      { value: 'false', label: no() },
    ];
    return <NativeSelect {...props} label={label} data={answers} />;
  }
  return <TextInput autoComplete="off" dir="auto" {...kinds[field]} {...props} label={label} />;
}

function CountryField(props: FieldProps & { readonly label: string }) {
  const countries = useMemo(() => countryChoices(currentLanguage().locale), []);
  return <NativeSelect {...props} data={[{ value: '', label: messages.choose() }, ...countries]} />;
}
