import type { StudentWorkFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useState } from 'react';
import * as messages from './reading.messages';
import { WorkView } from './work-view';

interface OwnCommentsProps {
  readonly id: string;
  readonly work: StudentWorkFragment;
}

/** What a teacher says at places of one's own work, on request. */
export function OwnComments({ id, work }: OwnCommentsProps) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <WorkView id={id} number={work.submissionNumber} work={work} />
  ) : (
    <Button variant="default" size="xs" onClick={() => setShown(true)}>
      {messages.showComments()}
    </Button>
  );
}
