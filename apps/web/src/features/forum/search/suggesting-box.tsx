import { useSession } from '@lyceum/session';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ForumIcon } from '../parts/forum-icon';
import { forgetSearches, recentSearches } from './recent-searches';
import { SearchInput, type SearchInputProps } from './search-box';
import { searchQueries, type Suggestions } from './search-queries';
import * as own from './search-screen.messages';
import * as messages from './search.messages';
import classes from './suggesting-box.module.css';

interface SuggestingBoxProps extends SearchInputProps {
  readonly onOpenForum: (name: string) => void;
  readonly onOpenThread: (id: string) => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How long typing rests before anything is asked for, in ms. */
const rest = 250;

/** A search box that offers earlier searches, and forums and threads that begin with what is typed. */
export function SuggestingBox({ onOpenForum, onOpenThread, ...input }: SuggestingBoxProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { recents, suggestions, forget } = useOffers(input.draft.trim());
  const isEmpty = recents.length + suggestions.communities.length + suggestions.threads.length === 0;
  const submit = (option: string): void => {
    combobox.closeDropdown();
    const [kind = '', value = ''] = split(option);
    if (kind === 'forum') onOpenForum(value);
    else if (kind === 'thread') onOpenThread(value);
    else input.onSearch(value);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <SearchInput
        {...input}
        onType={(text) => {
          input.onType(text);
          combobox.openDropdown();
          combobox.resetSelectedOption();
        }}
        onSearch={(query) => {
          combobox.closeDropdown();
          input.onSearch(query);
        }}
        role="combobox"
        onFocus={() => combobox.openDropdown()}
        onBlur={() => combobox.closeDropdown()}
        wrapInput={(field) => (
          <Combobox.Target withAriaAttributes withExpandedAttribute>
            {field}
          </Combobox.Target>
        )}
      />
      <Combobox.Dropdown hidden={isEmpty}>
        <Combobox.Options aria-label={own.suggestions()}>
          <Recents searches={recents} />
          <Found suggestions={suggestions} />
        </Combobox.Options>
        {recents.length > 0 && (
          <Combobox.Footer>
            <button
              type="button"
              className={classes.forget}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={forget}
            >
              {own.forgetSearches()}
            </button>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Recents({ searches }: { readonly searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <Combobox.Group label={own.recentSearches()}>
      {searches.map((text) => (
        <Combobox.Option key={text} value={`recent:${text}`}>
          <span className={classes.option}>
            <IconHistory {...icon} />
            {text}
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

function Found({ suggestions: { communities, threads } }: { readonly suggestions: Suggestions }) {
  return (
    <>
      {communities.length > 0 && (
        <Combobox.Group label={messages.forums()}>
          {communities.map((forum) => (
            <Combobox.Option key={forum.id} value={`forum:${forum.name}`}>
              <span className={classes.option}>
                <ForumIcon forum={forum} size={24} />
                {forum.displayName}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {threads.length > 0 && (
        <Combobox.Group label={messages.threads()}>
          {threads.map(({ id, title }) => (
            <Combobox.Option key={id} value={`thread:${id}`}>
              <span className={classes.option}>
                <IconMessage2 {...icon} />
                {title}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
    </>
  );
}

/** Kind and value of an option; a value may hold anything. */
const split = (option: string): [string, string] => {
  const at = option.indexOf(':');
  return [option.slice(0, at), option.slice(at + 1)];
};

const nothing: Suggestions = { communities: [], threads: [] };

/** Earlier searches while nothing is typed, and what begins with what is. A failure offers nothing. */
function useOffers(typed: string) {
  const userId = useSession().user?.id ?? '';
  const [, setForgotten] = useState(0);
  const [settled] = useDebouncedValue(typed, rest);
  // A letter of most scripts says too little; a Chinese character is a word.
  const isWord = Array.from(settled).length > 1 || /\p{Script=Han}/u.test(settled);
  const found = useQuery({
    ...searchQueries.suggestions(userId, settled),
    enabled: isWord && typed === settled,
    retry: false,
  });
  return {
    recents: typed === '' ? recentSearches(userId) : [],
    suggestions: typed === settled ? (found.data?.getSearchSuggestions ?? nothing) : nothing,
    forget: (): void => {
      forgetSearches(userId);
      setForgotten((count) => count + 1);
    },
  };
}
