import { Portal, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { foundText, MentionOptions, useActiveDescendant } from './mention-options';
import type { MentionOffer, MentionStore } from './mention-store';

interface MentionListProps {
  readonly store: MentionStore;
  readonly editor: Editor;
}

/** People who can be mentioned, under the `@` (checklist line 115). The keyboard stays in the text. */
export function MentionList({ store, editor }: MentionListProps) {
  const offer = useSyncExternalStore(store.subscribe, store.get);
  const listId = useId();
  const isShown = offer !== null && offer.people.length > 0;
  useActiveDescendant(() => editor.view.dom, isShown ? listId : null, offer?.active ?? 0);
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
          <MentionOptions offer={offer} listId={listId} />
        </Portal>
      )}
    </>
  );
}

const statusText = ({ people, isLoading, query }: MentionOffer): string =>
  isLoading || query === '' ? '' : foundText(people);
