import { mainId } from './focus-on-navigation';
import * as messages from './shell.messages';
import classes from './skip-link.module.css';

/** The first thing Tab reaches: past header and navigation, to the content. */
export function SkipLink() {
  const skip = (): void => {
    const main = document.getElementById(mainId);
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <a
      href={`#${mainId}`}
      className={classes.root}
      onClick={(event) => {
        event.preventDefault();
        skip();
      }}
    >
      {messages.skipToContent()}
    </a>
  );
}
