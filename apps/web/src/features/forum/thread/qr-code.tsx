import QRCode from 'react-qr-code';
import * as messages from './thread.messages';
import classes from './thread-view.module.css';

/** An address to scan; dark on white in both schemes, as cameras expect. */
export function QrCode({ address }: { readonly address: string }) {
  return (
    <div className={classes.qr} role="img" aria-label={messages.qrCodeOfTheThread()}>
      <QRCode value={address} size={184} />
    </div>
  );
}
