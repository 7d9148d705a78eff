import '@mantine/spotlight/styles.layer.css';
import type { FoundRow } from '@lyceum/contracts/ops';
import { tokens } from '@lyceum/ui';
import { useMantineColorScheme } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { IconKeyboard, IconLogout, IconMoon, IconSearch } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRecentRecords } from '../../detail/recent-records';
import { askToLogOut } from '../ask-to-log-out';
import type { ConsoleSection } from '../navigation';
import classes from './palette-group.module.css';
import { PaletteGroup, type PaletteEntry } from './palette-group';
import { paletteStore } from './palette-store';
import { useFirstSelected } from './use-first-selected';
import { searchNote } from './search-note';
import { useActs, useViews } from './use-acts';
import { useFoundRecords } from './use-found-records';

interface CommandPaletteProps {
  readonly sections: readonly ConsoleSection[];
  readonly onSheet: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** From anywhere to any page, record or command by typing a part of its name. */
export function CommandPalette({ sections, onSheet }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const { groups, ...search } = useFoundRecords(sections, text);
  const isIdle = text.trim() === '';
  const views = useViews(sections);
  // Views are many: they come when their name is typed.
  const pages = matching([...usePages(sections), ...(isIdle ? [] : views)], text);
  const acts = matching(useActs(sections), text);
  const commands = matching(useCommands(onSheet), text);
  const history = useRouter().history;
  const recents = matching(useRecents(), text);
  const entries = [...recents, ...pages, ...acts, ...groups.flatMap(({ records }) => records), ...commands];
  useFirstSelected(paletteStore, isIdle ? [] : entries.map(({ id }) => id));
  const note = searchNote({ ...search, isEmpty: entries.length === 0 });
  return (
    <Spotlight.Root
      store={paletteStore}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      scrollable
      centered={false}
      yOffset="12vh"
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ transition: 'pop', duration: tokens.motion.steady, exitDuration: 0 }}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
      classNames={{ actionsGroup: classes.group, search: classes.search }}
      maxHeight="60vh"
    >
      <Spotlight.Search
        aria-label="Search pages and records"
        placeholder="Search pages and records"
        leftSection={<IconSearch {...icon} />}
      />
      <Spotlight.ActionsList>
        <PaletteGroup name="Looked at last" entries={recents} />
        {/* Whoever types means a page before a deed; until then what can be done here is nearer. */}
        {isIdle && <PaletteGroup name="Do" entries={acts} />}
        <PaletteGroup name="Pages" entries={pages} />
        {!isIdle && <PaletteGroup name="Do" entries={acts} />}
        {groups.map(({ name, records }) => (
          <PaletteGroup
            key={name}
            name={name}
            entries={records.map(({ id, label, detail, why, href }) => ({
              id,
              label,
              ...descriptionOf({ label, detail, why }, text.trim()),
              run: () => history.push(`/ops${href}`),
            }))}
          />
        ))}
        <PaletteGroup name="Commands" entries={commands} />
        {note !== null && <Spotlight.Empty>{note}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Why a record was found stands beside it; where its name says so, what tells it apart. */
function descriptionOf({ label, detail, why }: Pick<FoundRow, 'label' | 'detail' | 'why'>, words: string) {
  if (!why || why.text === label) return { description: detail, found: { words } };
  return { description: why.text, found: { words, field: why.field } };
}

function usePages(sections: readonly ConsoleSection[]): PaletteEntry[] {
  const navigate = useNavigate();
  return sections.map(({ path, label, icon: Icon, letter }) => ({
    id: path,
    label,
    keys: ['g', letter],
    icon: <Icon {...icon} />,
    run: () => void navigate({ to: path }),
  }));
}

function useRecents(): PaletteEntry[] {
  const { history } = useRouter();
  return useRecentRecords().map(({ path, title, section }) => ({
    id: `recent ${path}`,
    label: title,
    description: section,
    run: () => history.push(`/ops${path}`),
  }));
}

function useCommands(onSheet: () => void): PaletteEntry[] {
  const { toggleColorScheme } = useMantineColorScheme();
  const command = (
    label: string,
    drawing: ReactNode,
    run: () => void,
    keys: string[] = [],
  ): PaletteEntry => ({
    id: label,
    label,
    keys,
    icon: drawing,
    run,
  });
  return [
    command('Keyboard shortcuts', <IconKeyboard {...icon} />, onSheet, ['?']),
    command('Light or dark', <IconMoon {...icon} />, toggleColorScheme),
    command('Log out', <IconLogout {...icon} />, () => void askToLogOut()),
  ];
}

function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(({ label }) => label.toLowerCase().includes(wanted));
}
