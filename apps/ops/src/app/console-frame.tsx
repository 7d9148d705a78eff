import type { SessionUser } from '@lyceum/session';
import { lazyDialog, mainId, SkipLink } from '@lyceum/shell';
import { whenMovedOrIdle } from '@lyceum/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import classes from './console-frame.module.css';
import { ConsoleHeader } from './console-header';
import { ConsoleNavigation } from './console-navigation';
import { sectionsOf } from './navigation';
import { openPalette } from './palette/palette-store';
import { SlowAnswers } from './slow-answers';
import { useMay } from './use-may';
import { useNavigationWidth } from './use-navigation-width';
import { useShortcuts } from './use-shortcuts';

const CommandPalette = lazyDialog(() => import('./palette/command-palette').then((it) => it.CommandPalette));
const ShortcutSheet = lazyDialog(() => import('./shortcut-sheet').then((it) => it.ShortcutSheet));

interface ConsoleFrameProps {
  readonly user: SessionUser;
  /** Others see the frame without its navigation. */
  readonly isStaff: boolean;
  readonly children: ReactNode;
}

/** The console's frame: a slim bar, the sections somebody may enter, and the content. */
export function ConsoleFrame({ user, isStaff, children }: ConsoleFrameProps) {
  const may = useMay();
  const sections = sectionsOf(useRouter()).filter(({ requires }) => may(requires));
  const [isSheetOpen, setSheetOpen] = useState(false);
  // What opens over the screen comes after it: both know every section, act and key.
  const [hasDialogs, setDialogs] = useState(false);
  useEffect(() => whenMovedOrIdle(() => setDialogs(true)), []);
  const { isNarrow, toggle } = useNavigationWidth();
  useShortcuts(sections, { onSheet: () => setSheetOpen(true), onNavigation: toggle });
  return (
    <div className={classes.root}>
      <SkipLink />
      <ConsoleHeader
        user={user}
        {...(isStaff && { onSearch: openPalette, onSheet: () => setSheetOpen(true) })}
      />
      <div className={classes.body}>
        {isStaff && <ConsoleNavigation sections={sections} isNarrow={isNarrow} onToggle={toggle} />}
        <main id={mainId} className={classes.main}>
          <SlowAnswers />
          {children}
        </main>
      </div>
      {isStaff && hasDialogs && (
        <Suspense>
          <CommandPalette sections={sections} onSheet={() => setSheetOpen(true)} />
          <ShortcutSheet sections={sections} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
