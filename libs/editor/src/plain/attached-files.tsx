import { asVideoEmbed, richTextLimits, type RichNode, videoProviderName } from '@lyceum/rich-text';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconMovie, IconX } from '@tabler/icons-react';
import * as messages from '../editor.messages';
import classes from './plain-editor.module.css';

interface AttachedFilesProps {
  /** Pictures and videos, as parts of a rich text. */
  readonly media: readonly RichNode[];
  readonly onChange: (media: readonly RichNode[]) => void;
}

/** Files that go with a plain text, in the order in which they follow it. Pictures are put in words here. */
export function AttachedFiles({ media, onChange }: AttachedFilesProps) {
  if (media.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={messages.filesBelowTheText()}>
      {media.map((file, index) => (
        <li key={index} className={classes.file}>
          <AttachedFile
            file={file}
            onDescribe={(alt) => onChange(media.with(index, { ...file, attrs: { ...file.attrs, alt } }))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={messages.removeUpload({ file: nameOf(file) })}
            onClick={() => onChange(media.filter((other) => other !== file))}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

interface AttachedFileProps {
  readonly file: RichNode;
  readonly onDescribe: (description: string) => void;
}

function AttachedFile({ file, onDescribe }: AttachedFileProps) {
  if (file.type !== 'image') {
    return (
      <span className={classes.video}>
        <IconMovie size={22} stroke={1.75} aria-hidden /> {nameOf(file)}
      </span>
    );
  }
  return (
    <>
      <img className={classes.picture} src={String(file.attrs?.src)} alt="" />
      <TextInput
        className={classes.description ?? ''}
        aria-label={messages.whatDoesItShow()}
        placeholder={messages.whatDoesItShow()}
        dir="auto"
        maxLength={richTextLimits.descriptionLength}
        value={String(file.attrs?.alt ?? '')}
        onChange={(event) => onDescribe(event.currentTarget.value)}
      />
    </>
  );
}

function nameOf({ type, attrs }: RichNode): string {
  const embed = type === 'videoEmbed' ? asVideoEmbed(attrs) : null;
  if (embed) return messages.videoOn({ name: videoProviderName(embed.provider) });
  const name = type === 'image' ? attrs?.alt : attrs?.title;
  if (typeof name === 'string' && name !== '') return name;
  return type === 'image' ? messages.picture() : messages.video();
}
