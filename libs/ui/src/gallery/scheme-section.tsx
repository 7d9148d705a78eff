import { Badge, Button, Card, MantineProvider, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { UserAvatar } from '../people/user-avatar';
import { cssVariablesResolver } from '../theme/css-variables';
import { theme } from '../theme/theme';
import classes from './gallery.module.css';
import { Row, Section } from './section';

function Sample({ scheme }: { scheme: string }) {
  return (
    <div className={classes.stack}>
      <p className={`${classes.serif} ${classes.schemeTitle}`}>{scheme} reads like this</p>
      <Card>
        <Row>
          <UserAvatar firstName="Elif" lastName="Yıldız" decorative />
          <div>
            <Text fw={600}>Proofs without words</Text>
            <Text size="sm" c="dimmed">
              Elif Yıldız, 8 minutes ago
            </Text>
          </div>
        </Row>
        <Text mt="sm">Which picture convinced you before any algebra did?</Text>
        <Row>
          <Badge color="live" mt="sm">
            12 new replies
          </Badge>
          <Badge color="warmth" mt="sm">
            86 claps
          </Badge>
        </Row>
      </Card>
      <TextInput label="Reply" placeholder="Say it in a sentence" />
      <Row>
        <Button>Publish</Button>
        <Button variant="default">Preview</Button>
        <Button variant="light">Follow</Button>
        <Button variant="subtle" color="danger">
          Report
        </Button>
      </Row>
    </div>
  );
}

/** The sample in a scheme of its own, whatever the page around it uses. */
function ForcedScheme({ scheme }: { scheme: 'light' | 'dark' }) {
  const id = `scheme${useId().replace(/[^a-z0-9]/gi, '')}`;
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setRoot} id={id} className={classes.scheme} data-mantine-color-scheme={scheme}>
      {root && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          cssVariablesSelector={`#${id}`}
          getRootElement={() => root}
          forceColorScheme={scheme}
        >
          <Sample scheme={scheme === 'light' ? 'Light' : 'Dark'} />
        </MantineProvider>
      )}
    </div>
  );
}

export function SchemeSection() {
  return (
    <Section id="schemes" title="Light beside dark" note="The same screen in both schemes, for comparison.">
      <div className={classes.pair}>
        <ForcedScheme scheme="light" />
        <ForcedScheme scheme="dark" />
      </div>
    </Section>
  );
}
