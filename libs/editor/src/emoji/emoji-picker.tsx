import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { emojiGroups, emojisOf, findEmojis } from './emoji-data';
import classes from './emoji-picker.module.css';
import * as messages from './emoji.messages';

/** Emoji in a row; the style sheet says the same. */
const columns = 8;
const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };

/** Chooses an emoji by its group or by a word; with the arrow keys too. */
export function EmojiPicker({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<number>(emojiGroups[0].id);
  const isSearching = typed.trim() !== '';
  const shown = useMemo(
    () => (isSearching ? findEmojis(typed) : emojisOf(group)),
    [isSearching, typed, group],
  );
  return (
    <div className={classes.picker}>
      <TextInput
        aria-label={messages.searchEmoji()}
        placeholder={messages.search()}
        size="xs"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // The list comes after the panel, whose own look for what to focus is over by then.
        autoFocus
        data-autofocus
      />
      <div role="group" aria-label={messages.kindsOfEmoji()} className={classes.groups}>
        {emojiGroups.map(({ id, name, sign }) => (
          <UnstyledButton
            key={id}
            className={classes.emoji}
            aria-label={name()}
            aria-pressed={!isSearching && id === group}
            title={name()}
            onClick={() => {
              setTyped('');
              setGroup(id);
            }}
          >
            {sign}
          </UnstyledButton>
        ))}
      </div>
      <div role="group" aria-label={messages.emoji()} className={classes.grid} onKeyDown={moveFocus}>
        {shown.map(({ character, name }, index) => (
          <UnstyledButton
            key={character}
            className={classes.emoji}
            aria-label={name}
            title={name}
            // One stop of the Tab key; within, the arrow keys move.
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => onPick(character)}
          >
            {character}
          </UnstyledButton>
        ))}
      </div>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {messages.noResults()}
        </Text>
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === event.target);
  buttons[Math.min(Math.max(index + move, 0), buttons.length - 1)]?.focus();
}
