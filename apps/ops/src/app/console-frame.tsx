import type { SessionUser } from '@lyceum/session';
import { mainId, SkipLink } from '@lyceum/shell';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import classes from './console-frame.module.css';
import { ConsoleHeader } from './console-header';
import { ConsoleNavigation } from './console-navigation';
import { sectionsOf } from './navigation';
import { CommandPalette, openPalette } from './palette/command-palette';
import { ShortcutSheet } from './shortcut-sheet';
import { SlowAnswers } from './slow-answers';
import { useMay } from './use-may';
import { useNavigationWidth } from './use-navigation-width';
import { useShortcuts } from './use-shortcuts';

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
      {isStaff && (
        <>
          <CommandPalette sections={sections} onSheet={() => setSheetOpen(true)} />
          <ShortcutSheet sections={sections} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
        </>
      )}
    </div>
  );
}
