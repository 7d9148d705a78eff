import {
  Button,
  Checkbox,
  NumberInput,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { FormErrorSummary } from '../forms/form-error-summary';
import { MultiSelectField } from '../forms/multi-select-field';
import { SearchField } from '../forms/search-field';
import { toast } from '../feedback/toast';
import classes from './gallery.module.css';
import { Section, Specimen } from './section';

function SearchSpecimen() {
  const [search, setSearch] = useState('');
  return (
    <div className={classes.stack}>
      <SearchField label="Search users" value={search} onChange={setSearch} />
      <span role="status">{search ? `Searching for “${search}”` : 'Type and wait a moment'}</span>
    </div>
  );
}

const communities = ['Mathematics', 'Reading circle', 'Robotics', 'Debate'];

/** A choice of several, in its three widths. */
function MultiSelectSpecimen() {
  return (
    <div className={classes.stack}>
      <MultiSelectField width="narrow" label="Communities, narrow" data={communities} />
      <MultiSelectField
        width="medium"
        label="Communities, medium"
        data={communities}
        defaultValue={communities.slice(0, 1)}
      />
      <MultiSelectField
        width="wide"
        label="Communities, wide"
        data={communities}
        defaultValue={communities.slice(0, 3)}
      />
    </div>
  );
}

/** A form in the state that matters most: sent, refused, and asking for help. */
function RefusedForm() {
  const [email, setEmail] = useState('maya@example');
  const [password, setPassword] = useState('1234');
  const problems = [
    ...(/.@.+\..+/.test(email) ? [] : [{ message: 'Enter a full e-mail address', fieldId: 'gallery-email' }]),
    ...(password.length >= 8
      ? []
      : [{ message: 'Use at least 8 characters in your password', fieldId: 'gallery-password' }]),
  ];
  const messageOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.length === 0) toast.success('Your account is ready');
      }}
    >
      <FormErrorSummary problems={problems} takesFocus={false} />
      <TextInput
        id="gallery-email"
        label="E-mail"
        type="email"
        autoComplete="off"
        value={email}
        error={messageOf('gallery-email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        id="gallery-password"
        label="Password"
        description="At least 8 characters"
        autoComplete="off"
        value={password}
        error={messageOf('gallery-password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit">Create account</Button>
    </form>
  );
}

export function FieldSection() {
  return (
    <Section
      id="fields"
      title="Fields and forms"
      note="Labels stay visible, errors say what to do, and the summary leads to the field."
    >
      <div className={classes.pair}>
        <Specimen title="Fields">
          <div className={classes.stack}>
            <TextInput label="Title" placeholder="What is it about?" withAsterisk />
            <Select label="Community" placeholder="Pick one" data={communities} />
            <NumberInput label="Places" description="How many can join" defaultValue={24} min={1} max={60} />
            <Textarea label="First post" placeholder="Say hello" />
            <TextInput label="Invitation code" defaultValue="MIA-2026" disabled />
          </div>
        </Specimen>
        <div className={classes.specimens}>
          <Specimen title="A refused form">
            <RefusedForm />
          </Specimen>
          <Specimen title="Several">
            <MultiSelectSpecimen />
          </Specimen>
          <Specimen title="Search">
            <SearchSpecimen />
          </Specimen>
        </div>
        <Specimen title="Choices">
          <div className={classes.stack}>
            <Checkbox defaultChecked label="Tell me about replies" />
            <Checkbox label="Send a weekly letter" description="Sundays, never more than one" />
            <Switch defaultChecked label="Show my school" />
            <Radio.Group label="Who may write to you" defaultValue="friends">
              <div className={classes.stack} style={{ marginTop: 4 }}>
                <Radio value="everyone" label="Everyone" />
                <Radio value="friends" label="Friends" />
              </div>
            </Radio.Group>
            <SegmentedControl aria-label="Period" data={['Day', 'Week', 'Term']} defaultValue="Week" />
          </div>
        </Specimen>
      </div>
    </Section>
  );
}
