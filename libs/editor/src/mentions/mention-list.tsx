import { Portal, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import * as messages from '../editor.messages';
import classes from './mention-list.module.css';
import type { MentionOffer, MentionStore } from './mention-store';
import { PersonFace } from './person-face';

interface MentionListProps {
  readonly store: MentionStore;
  readonly editor: Editor;
}

/** Width of the list and its distance from the window's edge, in px. */
const width = 260;
const margin = 8;

/** People who can be mentioned, under the `@` (checklist line 115). The keyboard stays in the text. */
export function MentionList({ store, editor }: MentionListProps) {
  const offer = useSyncExternalStore(store.subscribe, store.get);
  const listId = useId();
  const isShown = offer !== null && offer.people.length > 0;
  useActiveDescendant(editor, isShown ? listId : null, offer?.active ?? 0);
  useEffect(() => {
    const close = (): void => store.set(null);
    editor.on('blur', close);
    return () => {
      editor.off('blur', close);
    };
  }, [editor, store]);
  return (
    <>
      <VisuallyHidden role="status">{offer ? statusText(offer) : ''}</VisuallyHidden>
      {isShown && (
        <Portal>
          <Options offer={offer} listId={listId} />
        </Portal>
      )}
    </>
  );
}

function Options({ offer, listId }: { readonly offer: MentionOffer; readonly listId: string }) {
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

/** Tells a screen reader which of the options is the one Enter takes, while the focus stays in the text. */
function useActiveDescendant(editor: Editor, listId: string | null, active: number): void {
  useEffect(() => {
    if (listId === null) return undefined;
    // Not before there is a list: until it has been mounted, an editor has no view to ask.
    const field = editor.view.dom;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', optionId(listId, active));
    // Escape closes the list, not the dialog the editor may stand in.
    field.setAttribute('data-mantine-stop-propagation', 'true');
    return () => {
      field.removeAttribute('data-mantine-stop-propagation');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, active]);
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function statusText({ people, isLoading, query }: MentionOffer): string {
  if (isLoading || query === '') return '';
  if (people.length === 0) return messages.nobodyToMention();
  return messages.peopleFound({ count: people.length });
}

/** Below the `@`, and above it where there is no room below. */
function position({ place }: MentionOffer) {
  if (!place) return { insetInlineStart: margin, bottom: margin, width };
  const left = Math.max(margin, Math.min(place.left, window.innerWidth - width - margin));
  const isLow = place.bottom > window.innerHeight * 0.6;
  return isLow
    ? { left, bottom: window.innerHeight - place.top + 4, width }
    : { left, top: place.bottom + 4, width };
}
