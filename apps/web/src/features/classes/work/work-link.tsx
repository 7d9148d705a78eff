import { saveFile, toast } from '@lyceum/ui';
import type { StudentWorkFragment } from '@lyceum/web-graphql';
import { useState } from 'react';
import { readDocument } from './read-document';
import * as messages from './work.messages';
import classes from './work-link.module.css';

interface WorkLinkProps {
  readonly work: Pick<StudentWorkFragment, 'submittedLink' | 'submittedFile'>;
  /** What the link says; a file says its name. */
  readonly label: string;
  /** The work is opened. */
  readonly onOpen?: (() => void) | undefined;
}

/** Leads to what was handed in: the page of a link, or a file, which is saved. */
export function WorkLink({ work: { submittedLink, submittedFile }, label, onOpen }: WorkLinkProps) {
  if (submittedFile) return <FileLink file={submittedFile} onOpen={onOpen} />;
  if (submittedLink === null) return null;
  return (
    <a
      href={submittedLink}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.link}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {label}
    </a>
  );
}

interface FileLinkProps extends Pick<WorkLinkProps, 'onOpen'> {
  readonly file: NonNullable<WorkLinkProps['work']['submittedFile']>;
}

function FileLink({ file: { name, path }, onOpen }: FileLinkProps) {
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      saveFile(await readDocument(path), nameOf(name, path));
      onOpen?.();
    } catch {
      toast.error(messages.fileFailed());
    } finally {
      setOpening(false);
    }
  };
  return (
    <button type="button" className={classes.link} disabled={isOpening} onClick={() => void open()}>
      {messages.saveWork({ name })}
    </button>
  );
}

/** Pictures are kept as WebP, whatever they were. */
const nameOf = (name: string, path: string): string =>
  path.endsWith('.webp') ? `${name.replace(/\.[^.]*$/, '')}.webp` : name;
