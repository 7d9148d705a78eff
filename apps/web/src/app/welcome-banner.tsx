import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from './links';
import { toPath } from './pathed';
import classes from './welcome-banner.module.css';

/** How long the banner stays, in ms (checklist line 32). */
const stayMilliseconds = 15_000;

/** Greets visitors for a while, then leaves by itself. Over the page, so that nothing moves when it goes. */
export function WelcomeBanner({ brandName }: { readonly brandName: string }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(false), stayMilliseconds);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <aside className={classes.root} aria-label="Welcome">
      <div className={classes.words}>
        <p className={classes.title}>Welcome to {brandName}</p>
        <p className={classes.text}>See who is here, and what they talk about.</p>
      </div>
      <ButtonLink {...toPath('/resources')} size="sm">
        Discover More
      </ButtonLink>
      <button
        type="button"
        className={classes.close}
        aria-label="Close the welcome"
        onClick={() => setShown(false)}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
