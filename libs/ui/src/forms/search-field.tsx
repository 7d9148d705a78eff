import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import * as messages from './forms.messages';
import { useSearchDraft } from './use-search-draft';

export interface SearchFieldProps {
  /** What is searched, for screen readers and as the placeholder: "Search users". */
  label: string;
  /** The search in force, usually from the address. */
  value: string;
  /** Called with the trimmed text once typing rests, at once on Enter, Escape and the clear button. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Milliseconds of rest, default 250. */
  delay?: number;
  size?: 'sm' | 'md';
}

/** A search box that waits for a pause in typing. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  delay = 250,
  size = 'md',
}: SearchFieldProps) {
  const { draft, type, settle } = useSearchDraft(value, onChange, delay);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(draft);
    if (event.key === 'Escape' && draft) {
      // Empties the box instead of closing the dialog around it.
      event.stopPropagation();
      settle('');
    }
  };

  return (
    <TextInput
      role="searchbox"
      aria-label={label}
      placeholder={placeholder ?? label}
      size={size}
      value={draft}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      // A dialog hears of Escape before the box does.
      data-mantine-stop-propagation={draft !== ''}
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        draft ? (
          <CloseButton size="sm" aria-label={messages.clearSearch()} onClick={() => settle('')} />
        ) : undefined
      }
    />
  );
}
