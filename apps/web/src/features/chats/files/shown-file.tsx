import { RetryButton } from '@lyceum/ui';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from './attached.messages';
import { VoicePlayer } from './voice-player';
import { fileLink, fileLinkQuery } from './file-link';
import { PictureDialog } from './picture-dialog';
import { isPicture, type SentFile, voiceOf } from './sent-file';
import classes from './shown-file.module.css';
import { sizeText } from './size-text';
import { useSaving } from './use-saving';

/** A picture, which opens as large as it is; a voice note, which is played; or a document by its name, which is saved. */
export function ShownFile({ file }: { readonly file: SentFile }) {
  const voice = voiceOf(file);
  if (voice) return <VoicePlayer id={file.path} voice={voice} source={() => fileLink(file.path)} />;
  return isPicture(file) ? <Picture file={file} /> : <DocumentRow file={file} />;
}

function Picture({ file }: { readonly file: SentFile }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const link = useQuery(fileLinkQuery(file.path.replace(/\.webp$/, '.medium.webp')));
  const retry = (): void => {
    setBroken(false);
    void link.refetch();
  };
  if (link.isError || isBroken)
    return (
      <div className={classes.lost}>
        <p>{messages.notLoaded()}</p>
        <RetryButton onClick={retry} />
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        aria-label={messages.openPicture({ name: file.name })}
        onClick={() => setOpen(true)}
      >
        {link.data && <img src={link.data} alt="" onError={() => setBroken(true)} />}
      </button>
      {isOpen && <PictureDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

function DocumentRow({ file }: { readonly file: SentFile }) {
  const { name, size } = file;
  const { isSaving, save } = useSaving(file);
  return (
    <button type="button" className={classes.document} disabled={isSaving} onClick={() => void save()}>
      <IconFileDownload size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.size}>{sizeText(size)}</span>
      </span>
    </button>
  );
}
