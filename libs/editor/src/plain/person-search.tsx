import { logFailure } from '@lyceum/shell';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as messages from '../editor.messages';
import { PersonFace } from '../mentions/person-face';
import { typingPause } from '../mentions/typing-pause';
import type { MentionablePerson, SuggestPeople } from '../text-editor.types';
import classes from './plain-editor.module.css';

interface PersonSearchProps {
  readonly suggest: SuggestPeople;
  readonly onChoose: (person: MentionablePerson) => void;
}

/** Finds somebody to mention by the beginning of their name. */
export function PersonSearch({ suggest, onChoose }: PersonSearchProps) {
  const [typed, setTyped] = useState('');
  const people = usePeople(suggest, typed.trim());
  return (
    <div className={classes.people}>
      <TextInput
        label={messages.nameOfPerson()}
        value={typed}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter here does not send the form the text belongs to.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        data-autofocus
      />
      <div role="status" className={classes.status}>
        {people?.length === 0 && messages.nobodyToMention()}
      </div>
      {people?.map((person) => (
        <UnstyledButton key={person.id} className={classes.person} onClick={() => onChoose(person)}>
          <PersonFace person={person} />
        </UnstyledButton>
      ))}
    </div>
  );
}

/** Those whose names begin so; null before anybody was asked for. */
function usePeople(suggest: SuggestPeople, query: string): readonly MentionablePerson[] | null {
  const [found, setFound] = useState<readonly MentionablePerson[] | null>(null);
  useEffect(() => {
    if (query === '') return undefined;
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      suggest(query, abort.signal).then(
        (people) => !abort.signal.aborted && setFound(people),
        (error: unknown) => !abort.signal.aborted && logFailure(error),
      );
    }, typingPause);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [suggest, query]);
  return query === '' ? null : found;
}
