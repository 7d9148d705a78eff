import {
  IconBook,
  IconFile,
  IconLink,
  IconPlayerPlay,
  IconPresentation,
  type TablerIcon,
} from '@tabler/icons-react';
import type { DocumentType } from '@lyceum/contracts/live-course';
import type { ReactNode } from 'react';
import type { Material } from './class-queries';
import * as messages from './classes.messages';
import classes from './material-list.module.css';

const icons: Readonly<Record<DocumentType, TablerIcon>> = {
  SLIDES: IconPresentation,
  READING: IconBook,
  VIDEO: IconPlayerPlay,
  LINK: IconLink,
  OTHER: IconFile,
};

interface MaterialListProps {
  readonly documents: readonly Material[];
  /** Beside each. */
  readonly actionOf?: (material: Material) => ReactNode;
}

/** Links a class works with (checklist line 176). */
export function MaterialList({ documents, actionOf }: MaterialListProps) {
  if (documents.length === 0) return <p className={classes.detail}>{messages.noMaterial()}</p>;
  const nameOf = new Map(documents.map(({ id, docName }) => [id, docName]));
  return (
    <ul className={classes.list}>
      {documents.map((material) => {
        const { id, docName, docType, docLink, docNote, correspondingDocId } = material;
        const Icon = icons[docType];
        const belongsTo = nameOf.get(correspondingDocId ?? '');
        return (
          <li key={id} className={classes.row}>
            <Icon
              size={20}
              stroke={1.75}
              className={classes.icon}
              aria-label={messages.typeLabels[docType]()}
            />
            <div className={classes.words}>
              <a href={docLink} target="_blank" rel="noopener noreferrer" className={classes.link} dir="auto">
                {docName}
              </a>
              {docNote && (
                <p className={classes.detail} dir="auto">
                  {docNote}
                </p>
              )}
              {belongsTo !== undefined && (
                <p className={classes.detail} dir="auto">
                  {messages.belongsTo({ name: belongsTo })}
                </p>
              )}
            </div>
            {actionOf?.(material)}
          </li>
        );
      })}
    </ul>
  );
}
