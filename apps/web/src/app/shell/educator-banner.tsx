import { CloseButton } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './educator-banner.module.css';
import * as messages from './educator-banner.messages';

/** Put away for as long as the tab is open. */
const putAwayKey = 'educator-banner-put-away';

/** Says to who asked to be an educator that staff have still to decide, and what holds until then (checklist line 172). */
export function EducatorBanner() {
  const [isPutAway, setPutAway] = useState(() => sessionStorage.getItem(putAwayKey) !== null);
  if (isPutAway) return null;
  return (
    <aside className={classes.root} aria-label={messages.yourRequest()}>
      <IconHourglass size={20} stroke={1.75} aria-hidden />
      <p>
        <strong>{messages.waits()}</strong> {messages.untilThen()}
      </p>
      <CloseButton
        aria-label={messages.putAway()}
        onClick={() => {
          sessionStorage.setItem(putAwayKey, '');
          setPutAway(true);
        }}
      />
    </aside>
  );
}
