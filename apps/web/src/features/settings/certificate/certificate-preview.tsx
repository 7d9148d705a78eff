import { IconCircleCheck } from '@tabler/icons-react';
import classes from './certificate.module.css';
import * as messages from './certificate.messages';

interface CertificatePreviewProps {
  readonly name: string;
  readonly isConfirmed?: boolean;
}

/** A name as a certificate has it. */
export function CertificatePreview({ name, isConfirmed = false }: CertificatePreviewProps) {
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{messages.preview()}</figcaption>
      <p className={classes.name} dir="auto">
        {name}
      </p>
      {isConfirmed && (
        <p className={classes.confirmed}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {messages.confirmed()}
        </p>
      )}
    </figure>
  );
}
