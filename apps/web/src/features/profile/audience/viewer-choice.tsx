import { type ProfileViewer, profileViewers } from '@lyceum/contracts/profile';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './audience.messages';
import classes from './viewer-choice.module.css';

interface ViewerChoiceProps {
  readonly viewer: ProfileViewer;
  readonly onChange: (viewer: ProfileViewer) => void;
  /** The way back to the page as its owner has it. */
  readonly back: ReactNode;
}

/** Says as whom one looks at one's own page, and lets one look as somebody else. */
export function ViewerChoice({ viewer, onChange, back }: ViewerChoiceProps) {
  return (
    <section className={classes.root} aria-label={messages.howOthersSeeYou()}>
      <NativeSelect
        label={messages.shownTo()}
        data={profileViewers.map((value) => ({ value, label: messages.viewers[value]() }))}
        value={viewer}
        onChange={({ currentTarget }) => onChange(currentTarget.value as ProfileViewer)}
      />
      {back}
      <p className={classes.about}>{messages.aboutPreview()}</p>
    </section>
  );
}
