import { PostedText, RelativeTime, rich } from '@lyceum/ui';
import { ContentEditsDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import * as messages from '../replies.messages';
import classes from './dialogs.module.css';

interface HistoryDialogProps {
  readonly targetType: 'THREAD' | 'POST' | 'COMMENT';
  readonly targetId: string;
  readonly onClose: () => void;
}

/** What a text said before it was changed, the latest version first (checklist line 110). */
export function HistoryDialog({ targetType, targetId, onClose }: HistoryDialogProps) {
  const options = graphqlQueryOptions(ContentEditsDocument, { targetType, targetId });
  const query = useQuery({ ...options, staleTime: 0 });
  return (
    <Modal opened onClose={onClose} title={messages.earlierVersions()} size="lg">
      <QueryContent query={query} subject={messages.earlierVersionsSubject()}>
        {({ getContentEdits: versions }) =>
          versions.length === 0 ? (
            <p>{messages.noEarlierVersions()}</p>
          ) : (
            <ol className={classes.versions}>
              {versions.map(({ content, isRich, editedAt }) => (
                <li key={editedAt} className={classes.version}>
                  <p className={classes.when}>
                    {rich(messages.until, { when: <RelativeTime at={editedAt} /> })}
                  </p>
                  <PostedText content={content} isRich={isRich} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryContent>
    </Modal>
  );
}
