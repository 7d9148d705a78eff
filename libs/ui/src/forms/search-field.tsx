import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';

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
  const [draft, setDraft] = useState(value);
  const [inForce, setInForce] = useState(value);
  /** What was handed on and has not come back as `value` yet. */
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (value !== inForce) {
    setInForce(value);
    const echo = awaited.indexOf(value);
    setAwaited(echo < 0 ? [] : awaited.slice(echo + 1));
    // Our own echo leaves the typing alone, which may be further on. When somebody else changed the search (Back, a
    // link), the box follows.
    if (echo < 0) setDraft(value);
  }

  const emit = (text: string) => {
    if (text.trim() === value) return;
    setAwaited([...awaited, text.trim()]);
    onChange(text.trim());
  };
  const emitLater = useDebouncedCallback(emit, delay);
  const type = (text: string) => {
    setDraft(text);
    emitLater(text);
  };
  const settle = (text: string) => {
    emitLater.cancel();
    setDraft(text);
    emit(text);
  };
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
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        draft ? <CloseButton size="sm" aria-label="Clear search" onClick={() => settle('')} /> : undefined
      }
    />
  );
}
