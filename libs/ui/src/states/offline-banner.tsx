import classes from './offline-banner.module.css';
import * as messages from './states.messages';

export interface OfflineBannerProps {
  online: boolean;
}

/** A strip along the top, also over dialogs, while the connection is gone. The live region stays, so that the change is announced. */
export function OfflineBanner({ online }: OfflineBannerProps) {
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <div className={classes.root}>
          <span>{messages.offline()}</span>
        </div>
      )}
    </div>
  );
}
