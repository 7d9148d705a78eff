import { iconButton, useBrandName } from '@lyceum/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import * as messages from './welcome-banner.messages';
import { ButtonLink } from './links';
import { toPath } from './pathed';
import classes from './welcome-banner.module.css';

/** How long the banner stays, in ms (checklist line 32). */
const stayMilliseconds = 15_000;

/** Greets visitors for a while, then leaves by itself. Over the page, so that nothing moves when it goes. */
export function WelcomeBanner() {
  const brandName = useBrandName();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(false), stayMilliseconds);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <aside className={classes.root} aria-label={messages.welcome()}>
      <div className={classes.words}>
        <p className={classes.title}>{messages.welcomeTo({ brandName })}</p>
        <p className={classes.text}>{messages.seeHowItWorks()}</p>
      </div>
      <ButtonLink {...toPath('/help')} size="sm">
        {messages.discoverMore()}
      </ButtonLink>
      <button
        type="button"
        className={`${iconButton} ${classes.close}`}
        aria-label={messages.closeTheWelcome()}
        onClick={() => setShown(false)}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
