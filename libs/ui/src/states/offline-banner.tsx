import classes from './offline-banner.module.css';

export interface OfflineBannerProps {
  online: boolean;
}

/** A strip along the top while the connection is gone. The live region stays, so that the change is announced. */
export function OfflineBanner({ online }: OfflineBannerProps) {
  return (
    <div role="status">
      {!online && (
        <div className={classes.root}>
          <span>You are offline. What you see may be old, and changes wait until you are back.</span>
        </div>
      )}
    </div>
  );
}
