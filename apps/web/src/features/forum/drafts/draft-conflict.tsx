import { RelativeTime, rich } from '@lyceum/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './drafts.messages';
import classes from './draft-conflict.module.css';
import type { Draft } from './use-draft';

interface DraftConflictProps<Content> {
  readonly draft: Draft<Content>;
  /** Shows a version. */
  readonly render: (content: Content) => ReactNode;
}

/** Two versions of one draft, of two devices: shows both, and its author decides (checklist line 120). */
export function DraftConflict<Content>({ draft, render }: DraftConflictProps<Content>) {
  const { conflict } = draft;
  if (conflict === null) return null;
  return (
    <section className={classes.root} role="alert" aria-label={messages.twoVersions()}>
      <p className={classes.title}>{messages.whichVersion()}</p>
      <div className={classes.versions}>
        <Version
          title={messages.versionOnThisDevice()}
          action={messages.keepThisOne()}
          onChoose={() => void draft.keepMine()}
        >
          {render(draft.content)}
        </Version>
        <Version
          title={rich(messages.versionSavedElsewhere, { when: <RelativeTime at={conflict.updatedAt} /> })}
          action={messages.takeThatOne()}
          onChoose={draft.takeOther}
        >
          {render(conflict.content)}
        </Version>
      </div>
    </section>
  );
}

interface VersionProps {
  readonly title: ReactNode;
  readonly action: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Version({ title, action, onChoose, children }: VersionProps) {
  return (
    <div className={classes.version}>
      <p className={classes.name}>{title}</p>
      {/* A keyboard scrolls it. */}
      <div className={classes.text} tabIndex={0} role="group" aria-label={messages.itsText()}>
        {children}
      </div>
      <Button size="sm" variant="default" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
