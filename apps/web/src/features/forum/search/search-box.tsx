import { searchLimits } from '@lyceum/contracts/search';
import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import * as messages from './search.messages';

interface SearchBoxProps {
  /** What is searched: 'Search this forum'. */
  readonly label: string;
  /** The search in force, usually from the address; empty for none. */
  readonly value: string;
  /** Called with the trimmed text of a search, and with '' when it ends. */
  readonly onSearch: (query: string) => void;
  readonly autoFocus?: boolean;
}

export interface SearchInputProps extends SearchBoxProps {
  /** What stands in the box. */
  readonly draft: string;
  readonly onType: (text: string) => void;
}

interface SearchFormProps extends SearchInputProps {
  readonly role?: 'searchbox' | 'combobox';
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Puts something around the field itself: what offers suggestions. */
  readonly wrapInput?: (field: ReactElement) => ReactElement;
}

/** A search that is submitted, and only when there is something to look for; clearing the box ends it (checklist line 132). */
export function SearchBox(props: SearchBoxProps) {
  const { draft, type } = useDraft(props.value);
  return <SearchInput {...props} draft={draft} onType={type} />;
}

/** The same, of which somebody else holds what is typed. */
export function SearchInput(props: SearchFormProps) {
  const { label, value, onSearch, autoFocus = false, draft, onType } = props;
  const { role = 'searchbox', onFocus, onBlur, wrapInput = (field) => field } = props;
  const box = useRef<HTMLInputElement>(null);
  const end = (): void => {
    onType('');
    if (value !== '') onSearch('');
    box.current?.focus();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const query = draft.trim();
    if (query !== '' && query !== value) onSearch(query);
  };
  return (
    <form role="search" onSubmit={submit}>
      {wrapInput(
        <TextInput
          ref={box}
          role={role}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLimits.queryLength}
          data-autofocus={autoFocus || undefined}
          autoFocus={autoFocus}
          value={draft}
          onFocus={onFocus}
          onBlur={onBlur}
          onChange={(event) => {
            onType(event.currentTarget.value);
            if (event.currentTarget.value === '' && value !== '') onSearch('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || draft === '') return;
            event.stopPropagation();
            end();
          }}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          rightSectionWidth={draft === '' ? undefined : 76}
          rightSection={
            draft !== '' && (
              <>
                <CloseButton size="sm" aria-label={messages.clearSearch()} onClick={end} />
                <ActionIcon type="submit" size={32} variant="subtle" aria-label={messages.search()} ml={4}>
                  <IconArrowRight size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </>
            )
          }
        />,
      )}
    </form>
  );
}

/** What stands in the box; it follows the search in force when somebody else changes that (Back, a link). */
export function useDraft(value: string) {
  const [draft, type] = useState(value);
  const [inForce, setInForce] = useState(value);
  if (value !== inForce) {
    setInForce(value);
    type(value);
  }
  return { draft, type };
}
