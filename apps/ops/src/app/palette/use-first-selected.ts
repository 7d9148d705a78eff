import type { SpotlightStore } from '@mantine/spotlight';
import { useEffect } from 'react';

const mark = 'data-selected';

/**
 * Selects the first of the entries whenever others stand there, as Spotlight itself does only at each key: what the
 * server found comes later. Whoever has moved on to another entry stays on it.
 *
 * @param entries ids of what stands there, in order; none while nothing is looked for
 */
export function useFirstSelected(store: SpotlightStore, entries: readonly string[]): void {
  const signature = entries.join('\n');
  useEffect(() => {
    if (signature === '') return;
    const state = store.getState();
    const actions = [...(document.getElementById(state.listId)?.querySelectorAll('[data-action]') ?? [])];
    const marked = actions.findIndex((action) => action.hasAttribute(mark));
    const selected = state.selected > 0 && marked > 0 ? marked : 0;
    for (const action of actions) action.removeAttribute(mark);
    actions[selected]?.setAttribute(mark, 'true');
    store.setState({ ...state, selected });
  }, [store, signature]);
}
