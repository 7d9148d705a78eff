import { Kbd, Modal } from '@mantine/core';
import type { ConsoleSection } from './navigation';
import classes from './shortcut-sheet.module.css';

interface ShortcutSheetProps {
  readonly sections: readonly ConsoleSection[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Keys, and what they do. Keys in a row are pressed one after the other unless joined by a plus. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search pages and records' },
  { keys: ['?'], does: 'This sheet' },
  { keys: ['['], does: 'Navigation wide or narrow' },
];

const inLists: readonly Shortcut[] = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['j'], does: 'Next row' },
  { keys: ['k'], does: 'Row before' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row' },
];

const inCases: readonly Shortcut[] = [
  { keys: ['j'], does: 'Skip, to the next one' },
  { keys: ['k'], does: 'Back to the one before' },
  { keys: ['Ctrl', 'Enter'], does: 'Decide' },
];

/** All keys there are. */
export function ShortcutSheet({ sections, isOpen, onClose }: ShortcutSheetProps) {
  const ways = sections.map(({ label, letter }) => ({ keys: ['g', letter], does: label }));
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size={640}>
      <div className={classes.root}>
        <ShortcutGroup title="Everywhere" shortcuts={everywhere} />
        <ShortcutGroup title="In lists" shortcuts={inLists} />
        <ShortcutGroup title="In cases of moderation" shortcuts={inCases} />
        <ShortcutGroup title="Go to" shortcuts={ways} />
      </div>
    </Modal>
  );
}

function ShortcutGroup({
  title,
  shortcuts,
}: {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={classes.shortcut}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key} size="sm">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
