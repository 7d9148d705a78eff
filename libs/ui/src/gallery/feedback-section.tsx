import { Alert, Badge, Button, Indicator, Mark, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconHeartHandshake, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '../feedback/confirm';
import { toast } from '../feedback/toast';
import { OfflineBanner } from '../states/offline-banner';
import classes from './gallery.module.css';
import { Row, Section, Specimen } from './section';

async function deleteThread(): Promise<void> {
  const sure = await confirm({
    title: 'Delete this thread?',
    message: 'Its 24 replies go with it. This cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
  });
  if (sure) toast.success('Thread deleted');
}

async function closePoll(): Promise<void> {
  if (await confirm({ title: 'Close the poll?', message: 'Nobody can vote after that.' }))
    toast.info('Poll closed');
}

function AskSpecimen() {
  const undo = { label: 'Undo', onClick: () => toast.info('Reply restored') };
  return (
    <Row>
      <Button variant="default" onClick={() => toast.success('Your reply is published')}>
        Success
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toast.error('Check your connection and try again.', { title: 'Your reply was not sent' })
        }
      >
        Error
      </Button>
      <Button variant="default" onClick={() => toast.info('Reply deleted', { action: undo })}>
        With undo
      </Button>
      <Button variant="default" onClick={() => void closePoll()}>
        Confirm
      </Button>
      <Button variant="default" color="danger" onClick={() => void deleteThread()}>
        Confirm danger
      </Button>
    </Row>
  );
}

function OfflineSpecimen() {
  const [online, setOnline] = useState(false);
  return (
    <div className={classes.stack}>
      <div>
        <Button variant="default" onClick={() => setOnline(!online)}>
          {online ? 'Go offline' : 'Come back online'}
        </Button>
      </div>
      <OfflineBanner online={online} />
    </div>
  );
}

function Alerts() {
  return (
    <div className={classes.stack}>
      <Alert icon={<IconInfoCircle aria-hidden />} title="Classes move to winter time on Sunday">
        Times you see are already in your time zone.
      </Alert>
      <Alert color="live" icon={<IconCheck aria-hidden />} title="You are enrolled">
        The first lesson is on Tuesday at 18:00.
      </Alert>
      <Alert color="warmth" icon={<IconHeartHandshake aria-hidden />} title="Your essay was featured">
        Fourteen people clapped for it today.
      </Alert>
      <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title="Payment was refused">
        Your bank said no. Try another card or ask your guardian.
      </Alert>
    </div>
  );
}

export function FeedbackSection() {
  return (
    <Section
      id="feedback"
      title="Feedback"
      note="Say what happened and what to do. What can be undone offers undo; what cannot, asks first."
    >
      <Specimen title="Alerts">
        <Alerts />
      </Specimen>
      <Specimen title="Badges and marks">
        <Row>
          <Badge>New</Badge>
          <Badge color="live">Live now</Badge>
          <Badge color="warmth">Featured</Badge>
          <Badge color="danger">Overdue</Badge>
          <Badge color="gray">Archived</Badge>
          <Badge variant="outline">Pinned</Badge>
          <Badge variant="filled" circle>
            3
          </Badge>
          <Indicator inline processing color="live" size={10}>
            <Badge color="gray">Room 4</Badge>
          </Indicator>
          <span>
            A <Mark>highlighted</Mark> passage
          </span>
        </Row>
      </Specimen>
      <Specimen title="Toasts and questions">
        <AskSpecimen />
      </Specimen>
      <Specimen title="Progress">
        <Progress value={64} aria-label="Course progress" radius="xl" />
      </Specimen>
      <Specimen title="Connection lost">
        <OfflineSpecimen />
      </Specimen>
    </Section>
  );
}
