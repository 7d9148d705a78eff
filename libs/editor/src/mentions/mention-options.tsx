import { useEffect, useEffectEvent, useRef } from 'react';
import * as messages from '../editor.messages';
import type { MentionablePerson } from '../text-editor.types';
import classes from './mention-list.module.css';
import type { MentionOffer } from './mention-store';
import { PersonFace } from './person-face';

/** Width of the list and its distance from the window's edge, in px. */
const width = 260;
const margin = 8;

interface MentionOptionsProps {
  readonly offer: Pick<MentionOffer, 'people' | 'active' | 'place' | 'choose'>;
  readonly listId: string;
}

/** People to choose from, by the keyboard that stays in the text, or by a finger. */
export function MentionOptions({ offer, listId }: MentionOptionsProps) {
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Answers a promise in new browsers, which is no way to clean up.
    void active.current?.scrollIntoView({ block: 'nearest' });
  }, [offer.active]);
  return (
    <ul
      id={listId}
      role="listbox"
      aria-label={messages.peopleToMention()}
      className={classes.list}
      style={position(offer)}
    >
      {offer.people.map((person, index) => (
        <li
          key={person.id}
          id={optionId(listId, index)}
          ref={index === offer.active ? active : undefined}
          role="option"
          aria-selected={index === offer.active}
          className={classes.option}
          // The text keeps the focus, on a touch screen too.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => offer.choose(person)}
        >
          <PersonFace person={person} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Tells a screen reader which of the options is the one Enter takes, while the focus stays in the text.
 * @param fieldOf where the text is written @param listId null as long as nothing is offered
 */
export function useActiveDescendant(
  fieldOf: () => HTMLElement | null,
  listId: string | null,
  active: number,
): void {
  // Not before there is a list: until it has been mounted, an editor has no view to ask.
  const field = useEffectEvent(fieldOf);
  useEffect(() => {
    const writing = listId === null ? null : field();
    if (listId === null || !writing) return undefined;
    writing.setAttribute('aria-controls', listId);
    writing.setAttribute('aria-activedescendant', optionId(listId, active));
    // Escape closes the list, not the dialog the editor may stand in.
    writing.setAttribute('data-mantine-stop-propagation', 'true');
    return () => {
      writing.removeAttribute('data-mantine-stop-propagation');
      writing.removeAttribute('aria-controls');
      writing.removeAttribute('aria-activedescendant');
    };
  }, [listId, active]);
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What a screen reader is told of the people found. */
export const foundText = (people: readonly MentionablePerson[]): string =>
  people.length === 0 ? messages.nobodyToMention() : messages.peopleFound({ count: people.length });

/** Below the `@`, and above it where there is no room below. */
function position({ place }: Pick<MentionOffer, 'place'>) {
  if (!place) return { insetInlineStart: margin, bottom: margin, width };
  const left = Math.max(margin, Math.min(place.left, window.innerWidth - width - margin));
  const isLow = place.bottom > window.innerHeight * 0.6;
  return isLow
    ? { left, bottom: window.innerHeight - place.top + 4, width }
    : { left, top: place.bottom + 4, width };
}
