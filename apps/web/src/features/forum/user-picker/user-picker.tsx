import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar } from '@lyceum/ui';
import { Combobox, Loader, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import type { Person } from '../forum.types';
import { emailFault } from './picked-email';
import * as messages from './user-picker.messages';
import classes from './user-picker.module.css';

/** What the search for people answers. */
export interface Suggestions {
  readonly people: readonly Person[];
  readonly isLoading: boolean;
}

interface UserPickerProps {
  readonly label: string;
  readonly description?: string;
  readonly picked: readonly Person[];
  readonly onChange: (picked: readonly Person[]) => void;
  /** Called with what is typed, a name or an e-mail, once typing rests. */
  readonly onQuery: (query: string) => void;
  /** Who was found for it. */
  readonly suggestions: Suggestions;
  /** People who are never offered. */
  readonly hiddenIds?: readonly string[];
  /** How many can be picked. */
  readonly maximum?: number;
}

/**
 * Picks several people by name or e-mail. An entry with an `@` that is no e-mail is refused in words and dropped
 * (checklist line 135).
 */
export function UserPicker(props: UserPickerProps) {
  const { label, description, picked, onChange, maximum } = props;
  const { entry, isFull, error, suggestions, type, pick, combobox, onKeyDown } = usePicking(props);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => pick(suggestions.people.find((person) => person.id === id))}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          label={label}
          description={description}
          error={error}
          rightSection={suggestions.isLoading && entry.trim() !== '' ? <Loader size={16} /> : undefined}
        >
          <Pill.Group>
            {picked.map((person) => (
              <Pill
                key={person.id}
                size="md"
                withRemoveButton
                removeButtonProps={{
                  'aria-label': messages.removePerson({ person: fullName(person) }),
                  tabIndex: 0,
                }}
                onRemove={() => onChange(picked.filter(({ id }) => id !== person.id))}
              >
                {fullName(person)}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={label}
                value={entry}
                disabled={isFull}
                placeholder={placeholderOf(isFull, maximum)}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => type(event.currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={suggestions.people.length === 0 && !suggestions.isNothingFound}>
        {suggestions.people.length > 0 && (
          <Combobox.Options aria-label={messages.peopleFound()} className={classes.options ?? ''}>
            {suggestions.people.map((person) => (
              <Combobox.Option key={person.id} value={person.id}>
                <PersonName person={person} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
        {suggestions.isNothingFound && <NobodyFound />}
      </Combobox.Dropdown>
    </Combobox>
  );
}

const placeholderOf = (isFull: boolean, maximum = 0): string =>
  isFull ? messages.atMost({ maximum }) : messages.nameOrEmail();

const NobodyFound = () => <Combobox.Empty role="status">{messages.nobodyFound()}</Combobox.Empty>;

function PersonName({ person }: { readonly person: Person }) {
  return (
    <span className={classes.person}>
      <UserAvatar
        firstName={person.firstName}
        lastName={person.lastName}
        src={person.profilePictureUrl ?? null}
        size={28}
        decorative
      />
      {fullName(person)}
    </span>
  );
}

function usePicking(props: UserPickerProps) {
  const { picked, onChange, hiddenIds = [], maximum } = props;
  const { people, isLoading } = props.suggestions;
  const [entry, setEntry] = useState('');
  const [error, setError] = useState<string | null>(null);
  const combobox = useCombobox();
  const ask = useDebouncedCallback(props.onQuery, 200);
  const offered = people.filter(({ id }) => !hiddenIds.includes(id) && !picked.some((one) => one.id === id));
  const isNothingFound = entry.trim() !== '' && !isLoading && offered.length === 0;

  const type = (text: string): void => {
    setEntry(text);
    ask(text.trim());
    setError(null);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const pick = (person: Person | undefined): void => {
    if (!person) return;
    onChange([...picked, person]);
    setEntry('');
    ask('');
    setError(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace' && entry === '') onChange(picked.slice(0, -1));
    if (event.key !== 'Enter' && event.key !== ',') return;
    const fault = emailFault(entry);
    if (fault === null && event.key === ',') return;
    // An arrow has chosen one of the list: that is what Enter means then.
    if (event.key === 'Enter' && combobox.getSelectedOptionIndex() >= 0) return;
    event.preventDefault();
    if (fault === null) return;
    setEntry('');
    ask('');
    setError(fault);
  };
  const isFull = maximum !== undefined && picked.length >= maximum;
  const suggestions = { people: isFull ? [] : offered, isLoading, isNothingFound };
  return { entry, isFull, error, suggestions, type, pick, combobox, onKeyDown };
}
