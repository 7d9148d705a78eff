import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** From corner to corner, both within. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface GridOptions {
  readonly rows: number;
  readonly columns: number;
  /** What the field of a cell begins with. */
  readonly valueOf: (place: Place) => string;
  /** @returns whether it was taken; where not, it stays open */
  readonly onEntry: (place: Place, text: string) => boolean;
  readonly onClear: (range: Range) => void;
  readonly onPaste: (from: Place, text: string) => void;
  readonly onDetails: (place: Place) => void;
  readonly copied: (range: Range) => string;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Where one is in a grid, and what is selected from there. */
function usePlace({ rows, columns }: Pick<GridOptions, 'rows' | 'columns'>) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 });
  const range: Range = {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
  const go = (row: number, column: number, isExtending = false): void => {
    const to = { row: within(row, rows), column: within(column, columns) };
    setActive(to);
    if (!isExtending) setAnchor(to);
  };
  return { active, range, go };
}

/** What stands in the field of the active cell; null while it is only read. */
function useEntry() {
  const [entry, setEntry] = useState<string | null>(null);
  /** The field goes by a key, so that its leaving says nothing more. */
  const isOpen = useRef(false);
  const open = (text: string): void => {
    isOpen.current = true;
    setEntry(text);
  };
  const isLeftByKey = useRef(false);
  /** Whether the field went by a key and took the focus with it, which its cell is to have; asked once. */
  const wasLeftByKey = useCallback((): boolean => {
    const was = isLeftByKey.current;
    isLeftByKey.current = false;
    return was;
  }, []);
  const close = (byKey = false): void => {
    isOpen.current = false;
    isLeftByKey.current = byKey;
    setEntry(null);
  };
  return { entry, setEntry, isOpen, wasLeftByKey, open, close };
}

/** Keys, selection and editing of a grid that works like a spreadsheet. */
export function useGrid(options: GridOptions) {
  const { onEntry } = options;
  const { active, range, go } = usePlace(options);
  const { entry, setEntry, isOpen, wasLeftByKey, open, close } = useEntry();
  const commit = (row: number, column: number): void => {
    if (entry === null || !onEntry(active, entry)) return;
    close(true);
    go(active.row + row, active.column + column);
  };
  const editingKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter') commit(event.shiftKey ? -1 : 1, 0);
    else if (event.key === 'Tab') commit(0, event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const readingKey = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    const step = steps[key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) go(active.row + step[0], step[1] === 0 ? active.column : active.column + step[1], shiftKey);
    else if (key === 'Enter' || key === 'F2') open(options.valueOf(active));
    else if (key === 'Delete' || key === 'Backspace') options.onClear(range);
    else if (key === ' ') options.onDetails(active);
    else if (/^[0-9em]$/i.test(key)) open(key);
    else return;
    event.preventDefault();
  };
  return {
    active,
    range,
    entry,
    setEntry,
    wasLeftByKey,
    select: go,
    open: () => open(options.valueOf(active)),
    handlers: {
      onKeyDown: (event: KeyboardEvent): void => (entry === null ? readingKey : editingKey)(event),
      onCopy: (event: ClipboardEvent): void => {
        if (entry !== null) return;
        event.clipboardData.setData('text/plain', options.copied(range));
        event.preventDefault();
      },
      onPaste: (event: ClipboardEvent): void => {
        if (entry !== null) return;
        options.onPaste(active, event.clipboardData.getData('text/plain'));
        event.preventDefault();
      },
    },
    /** The field is left: what is no score is dropped. */
    leave: (): void => {
      if (isOpen.current && entry !== null) onEntry(active, entry);
      close();
    },
  };
}
