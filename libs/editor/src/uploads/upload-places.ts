import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** Where files that are on their way will stand: a place between two blocks each, and what is shown there meanwhile. */
type Places = ReadonlyMap<string, { readonly position: number; readonly element: HTMLElement }>;

type PlaceChange =
  | { readonly add: { id: string; position: number; element: HTMLElement } }
  | { readonly remove: string };

const placesKey = new PluginKey<Places>('uploadPlaces');

interface PlaceOptions {
  /** Files came by paste or drop. `position` is where they fell, null for where the cursor is. */
  readonly onFiles: (view: EditorView, files: readonly File[], position: number | null) => void;
  /** What stood around a file was deleted, and its place with it. */
  readonly onLost: (id: string) => void;
  /** Whether a paste is better taken as text although files came with it. */
  readonly isRatherText: (data: DataTransfer) => boolean;
}

/**
 * Marks where uploads will stand. The marks are drawn over the document and are no part of it, so that nothing saves,
 * posts or undoes a half of an upload.
 */
export function uploadPlaces(options: PlaceOptions): Extension {
  return Extension.create({
    name: 'uploadPlaces',
    addProseMirrorPlugins: () => [placesPlugin(options)],
  });
}

function placesPlugin({ onFiles, onLost, isRatherText }: PlaceOptions): Plugin<Places> {
  return new Plugin<Places>({
    key: placesKey,
    state: { init: () => new Map(), apply: moved },
    view: () => ({
      update: (view, before) => {
        const now = placesIn(view.state);
        for (const id of placesIn(before).keys()) if (!now.has(id)) onLost(id);
      },
    }),
    props: {
      decorations: (state) => decorationsOf(state),
      handlePaste: (view, event) => {
        const data = event.clipboardData;
        const files = [...(data?.files ?? [])];
        if (!data || files.length === 0 || isRatherText(data)) return false;
        onFiles(view, files, null);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        onFiles(view, files, position);
        return true;
      },
    },
  });
}

/** Makes room for a file between the blocks nearest to `position`, or to the cursor. */
export function addPlace(view: EditorView, id: string, element: HTMLElement, position: number | null): void {
  const add = { id, element, position: gapAt(view.state, position ?? view.state.selection.from) };
  view.dispatch(view.state.tr.setMeta(placesKey, { add } satisfies PlaceChange));
}

/** Takes a mark away. */
export function removePlace(view: EditorView, id: string): void {
  if (!placesIn(view.state).has(id)) return;
  view.dispatch(view.state.tr.setMeta(placesKey, { remove: id } satisfies PlaceChange));
}

/** Puts a block where the mark of a file is. */
export function fillPlace(view: EditorView, id: string, block: { type: string; attrs: object }): void {
  const place = placesIn(view.state).get(id);
  if (!place) return;
  const node = view.state.schema.nodeFromJSON(block);
  const change: PlaceChange = { remove: id };
  view.dispatch(view.state.tr.insert(gapAt(view.state, place.position), node).setMeta(placesKey, change));
}

function placesIn(state: EditorState): Places {
  return placesKey.getState(state) ?? new Map();
}

function moved(transaction: Transaction, places: Places): Places {
  const change = transaction.getMeta(placesKey) as PlaceChange | undefined;
  if (!transaction.docChanged && !change) return places;
  const next = new Map<string, { position: number; element: HTMLElement }>();
  const filled = change && 'remove' in change ? change.remove : null;
  let bias = -1;
  for (const [id, { position, element }] of places) {
    // Files of one gap keep their order, whichever arrives first.
    if (id === filled || filled === null) bias = 1;
    const mapped = transaction.mapping.mapResult(position, bias);
    if (!mapped.deletedAcross) next.set(id, { position: mapped.pos, element });
  }
  if (change && 'add' in change) next.set(change.add.id, change.add);
  if (change && 'remove' in change) next.delete(change.remove);
  return next;
}

function decorationsOf(state: EditorState): DecorationSet {
  const marks = [...placesIn(state)].map(([id, { position, element }]) =>
    // Its buttons are React's, not the text's.
    Decoration.widget(position, element, { key: id, side: -1, stopEvent: () => true, ignoreSelection: true }),
  );
  return DecorationSet.create(state.doc, marks);
}

/** The gap between outermost blocks at a position: before an empty one, else behind the one it lies in. */
function gapAt(state: EditorState, position: number): number {
  const found = state.doc.resolve(Math.min(position, state.doc.content.size));
  if (found.depth === 0) return found.pos;
  return found.node(1).content.size === 0 ? found.before(1) : found.after(1);
}
