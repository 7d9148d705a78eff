import classes from './retry-button.module.css';
import * as messages from './states.messages';

/** The button of error states. Plain CSS: they are in the entry chunk, and Mantine's Button is a tenth of it. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className={classes.root} onClick={onClick}>
      {messages.tryAgain()}
    </button>
  );
}
