import QRCode from 'react-qr-code';
import * as messages from './sandbox.messages';
import classes from './sandbox.module.css';

/** The address of this page to scan; dark on white in both schemes, as cameras expect. */
export function SandboxQr({ app }: { readonly app: string }) {
  return (
    <div className={classes.qr} role="img" aria-label={messages.scan({ app })}>
      <QRCode value={globalThis.location.href} size={184} />
    </div>
  );
}
