import { roleLabel, type UserRow } from '@lyceum/contracts/auth';
import { UserAvatar } from '@lyceum/ui';
import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './person-picker.module.css';

interface PersonPickerProps {
  /** What the column calls such a person: 'Owner'. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Whom the search finds. */
  readonly found: readonly UserRow[];
  /** Stands in the place of people: that they are on their way, or why there are none. */
  readonly note: ReactNode;
  readonly chosen: readonly UserRow[];
  readonly onToggle: (id: string) => void;
}

/** Finds people by typing and picks any number of them, by keys alone, too. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, search, onSearch, found, note, chosen, onToggle } = props;
  const combobox = useCombobox({ opened: true });
  const isChosen = (id: string): boolean => chosen.some((person) => person.id === id);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label="Picked">
          {chosen.map(({ id, name }) => (
            <li key={id} className={classes.pill}>
              <span className={classes.name}>{name}</span>
              <CloseButton size={24} aria-label={`Leave out ${name ?? ''}`} onClick={() => onToggle(id)} />
            </li>
          ))}
        </ul>
      )}
      <Combobox store={combobox} onOptionSubmit={onToggle}>
        <Combobox.EventsTarget>
          <TextInput
            size="xs"
            aria-label={`Find ${label.toLowerCase()}`}
            placeholder="Name or email"
            autoComplete="off"
            spellCheck={false}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={search}
            onChange={(event) => {
              onSearch(event.currentTarget.value);
              combobox.resetSelectedOption();
            }}
            data-autofocus
          />
        </Combobox.EventsTarget>
        <Combobox.Options aria-label="People" className={classes.people}>
          {found.map((person) => (
            <Combobox.Option
              key={person.id}
              value={person.id}
              active={isChosen(person.id)}
              className={classes.person}
            >
              <PersonLine person={person} isChosen={isChosen(person.id)} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox>
      {note !== null && (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
    </>
  );
}

/** Enough of somebody to tell them from another of that name: face, name, roles, address where it may be read. */
function PersonLine({ person, isChosen }: { readonly person: UserRow; readonly isChosen: boolean }) {
  const { firstName, lastName, name, email, roles } = person;
  return (
    <>
      <UserAvatar firstName={firstName ?? ''} lastName={lastName ?? ''} size={24} decorative />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          {[roles.map(roleLabel).join(', '), email].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isChosen && <IconCheck size={16} stroke={2} aria-label="Picked" />}
    </>
  );
}
