import { fullName } from '@lyceum/contracts/auth';
import { QueryContent } from '@lyceum/shell';
import { PlainText, RelativeTime } from '@lyceum/ui';
import { graphqlQueryOptions, MessagesBeforeBlockDocument } from '@lyceum/web-graphql';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { wordsOf } from './files/words-of';
import { ReportButton } from './report-button';

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** For who has blocked somebody before they reported what that person wrote: the chat is gone, and this finds it (checklist line 144). */
export function ReportWritten({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setOpen(true)}>
        {messages.reportWhatTheyWrote()}
      </Button>
      {isOpen && <Written person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function Written({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const written = useQuery({
    ...graphqlQueryOptions(MessagesBeforeBlockDocument, { userId: person.id }),
    staleTime: 0,
  });
  return (
    <Modal opened onClose={onClose} title={messages.writtenBefore({ name: fullName(person) })}>
      <QueryContent query={written} subject={messages.writtenSubject()}>
        {({ getMessagesBeforeBlock }) =>
          getMessagesBeforeBlock.length === 0 ? (
            <p className={classes.muted}>{messages.nothingWritten()}</p>
          ) : (
            <ul className={classes.list}>
              {getMessagesBeforeBlock.map(({ id, text, files, createdAt }) => (
                <li key={id} className={classes.written}>
                  <div className={classes.bubble}>
                    {text !== '' && <PlainText text={text} />}
                    {files.map((file) => (
                      <PlainText key={file.name} text={wordsOf({ text: '', files: [file] })} />
                    ))}
                    <p className={classes.stamp}>
                      <RelativeTime at={createdAt} />
                    </p>
                  </div>
                  <ReportButton messageId={id} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Modal>
  );
}
