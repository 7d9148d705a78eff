import { ActionIcon, Anchor, Button, CopyButton, Loader, Switch } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ColorSchemeToggle } from '../brand/color-scheme-toggle';
import { Row, Section, Specimen } from './section';

function SavingButton() {
  const [saving, setSaving] = useState(false);
  return (
    <Row>
      <Switch label="Saving" checked={saving} onChange={(event) => setSaving(event.currentTarget.checked)} />
      <Button loading={saving}>Save changes</Button>
    </Row>
  );
}

function IconsAndLinks() {
  return (
    <Row>
      <ActionIcon aria-label="Edit">
        <IconPencil size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label="Delete" color="danger">
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label="More" variant="default">
        <IconDotsVertical size={20} stroke={1.75} />
      </ActionIcon>
      <ColorSchemeToggle />
      <span>
        A <Anchor href="#actions">link in the text</Anchor>
      </span>
      <CopyButton value="https://lyceum.example/uikit">
        {({ copied, copy }) => (
          <Button variant="subtle" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
    </Row>
  );
}

export function ActionSection() {
  return (
    <Section
      id="actions"
      title="Buttons and actions"
      note="One filled button a screen. Everything else steps back. No target is smaller than 24 px."
    >
      <Specimen title="Weights">
        <Row>
          <Button leftSection={<IconPlus size={18} aria-hidden />}>Start a thread</Button>
          <Button variant="light">Follow</Button>
          <Button variant="default">Cancel</Button>
          <Button variant="subtle">Show older replies</Button>
          <Button variant="outline">Preview</Button>
          <Button color="danger">Delete</Button>
          <Button color="danger" variant="light">
            Leave class
          </Button>
          <Button disabled>Not yet</Button>
        </Row>
      </Specimen>
      <Specimen title="Sizes">
        <Row>
          <Button size="lg">Join the class</Button>
          <Button size="md">Reply</Button>
          <Button size="sm">Apply</Button>
          <Button size="xs" variant="default">
            Next
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Busy">
        <Row>
          <SavingButton />
          <Loader role="status" aria-label="Loading" />
        </Row>
      </Specimen>
      <Specimen title="Icons and links">
        <IconsAndLinks />
      </Specimen>
    </Section>
  );
}
