import { Combobox, Loader, TextInput, UnstyledButton, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenSchool } from './answers';
import { searchSchools } from './name-modal-calls';
import classes from './name-modal.module.css';
import * as messages from './school.messages';

interface SchoolFieldProps {
  readonly value: ChosenSchool | null;
  readonly error: string | undefined;
  readonly onChange: (school: ChosenSchool | null) => void;
  /** Called when what was typed was left; it may be no school of the list. */
  readonly onLeft: () => void;
  /** Called with what was typed by whoever does not find theirs. */
  readonly onAdd: (typed: string) => void;
}

/** Milliseconds without a key after which schools are looked for. */
const rest = 250;

/** The school somebody goes to, found by its name or its city. */
export function SchoolField({ value, error, onChange, onLeft, onAdd }: SchoolFieldProps) {
  const [typed, setTyped] = useState(value?.schoolName ?? '');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const schools = useSchools(value ? '' : typed.trim());
  const choose = (id: string): void => {
    const school = schools.found.find((one) => one.id === id);
    if (!school) return;
    onChange(school);
    setTyped(school.schoolName);
    combobox.closeDropdown();
  };
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={messages.school()}
            description={value?.schoolFullAddress ?? messages.nameOrCity()}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            role="combobox"
            autoComplete="off"
            dir="auto"
            required
            withAsterisk={false}
            value={typed}
            error={error}
            rightSection={schools.isWaiting && <Loader size={16} />}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              if (value) onChange(null);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => {
              combobox.closeDropdown();
              if (typed.trim() !== '') onLeft();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={schools.found.length === 0 || value !== null}>
          <Found found={schools.found} />
        </Combobox.Dropdown>
      </Combobox>
      {schools.search !== '' && value === null && <NoneFound {...schools} />}
      <UnstyledButton
        type="button"
        className={classes.add}
        // The field keeps the focus: what it says once it is left would push this away below the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onAdd(value ? '' : typed.trim())}
      >
        {messages.addOne()}
      </UnstyledButton>
    </div>
  );
}

type Schools = ReturnType<typeof useSchools>;

function Found({ found }: Pick<Schools, 'found'>) {
  return (
    <Combobox.Options aria-label={messages.schoolsFound()} className={classes.schools ?? ''}>
      {found.map(({ id, schoolName, schoolFullAddress }) => (
        <Combobox.Option key={id} value={id}>
          <span className={classes.schoolName} dir="auto">
            {schoolName}
          </span>
          <span className={classes.schoolAddress}>{schoolFullAddress}</span>
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );
}

/** Why there is none to choose from: in the form, so that nothing lies over the button that adds one. */
function NoneFound({ found, search, isWaiting, isFailed, retry }: Schools) {
  return (
    <p className={classes.noneFound} role="status">
      {isFailed ? (
        <SearchFailed onRetry={retry} />
      ) : isWaiting ? (
        messages.looking()
      ) : (
        found.length === 0 && messages.noneFound({ search })
      )}
    </p>
  );
}

function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      {messages.notSearched()}{' '}
      <button
        type="button"
        className={classes.retry}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        {messages.tryAgain()}
      </button>
    </>
  );
}

function useSchools(typed: string) {
  const [search] = useDebouncedValue(typed, rest);
  const isAsked = search !== '' && typed !== '';
  const query = useQuery({
    queryKey: ['search-schools', search],
    queryFn: () => searchSchools(search),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    search: isAsked ? search : '',
    found: isAsked && !query.isError ? (query.data ?? []) : [],
    isWaiting: isAsked && (query.isFetching || search !== typed),
    isFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
