import {
  Breadcrumbs,
  Anchor,
  Button,
  Menu,
  Modal,
  Pagination,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFlag, IconLink, IconTrash } from '@tabler/icons-react';
import classes from './gallery.module.css';
import { Row, Section, Specimen } from './section';

function ThreadMenu() {
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Thread
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} aria-hidden />}>Copy link</Menu.Item>
        <Menu.Item leftSection={<IconFlag size={16} aria-hidden />}>Report</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RenameModal() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Open a modal
      </Button>
      <Modal opened={opened} onClose={close} title="Rename your club">
        <div className={classes.stack}>
          <TextInput label="Name" defaultValue="Night sky watchers" data-autofocus />
          <Button onClick={close}>Save</Button>
        </div>
      </Modal>
    </>
  );
}

export function NavigationSection() {
  return (
    <Section
      id="navigation"
      title="Tabs, menus and layers"
      note="What floats sits one step above the page, closes with Escape and gives the focus back."
    >
      <Specimen title="Tabs">
        <Tabs defaultValue="lessons">
          <Tabs.List aria-label="Course">
            <Tabs.Tab value="lessons">Lessons</Tabs.Tab>
            <Tabs.Tab value="work">Work to hand in</Tabs.Tab>
            <Tabs.Tab value="people">People</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="lessons" pt="md">
            Twelve lessons, three of them still to come.
          </Tabs.Panel>
          <Tabs.Panel value="work" pt="md">
            One essay, due on Friday.
          </Tabs.Panel>
          <Tabs.Panel value="people" pt="md">
            Eighteen students and two educators.
          </Tabs.Panel>
        </Tabs>
      </Specimen>
      <Specimen title="Menu, modal, tooltip">
        <Row>
          <ThreadMenu />
          <RenameModal />
          <Tooltip label="Claps reach the author at once">
            <Button variant="default">Point at me</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen title="Where you are">
        <Row>
          <Breadcrumbs>
            <Anchor href="#navigation">Communities</Anchor>
            <Anchor href="#navigation">Mathematics</Anchor>
            <span>Proofs without words</span>
          </Breadcrumbs>
        </Row>
      </Specimen>
      <Specimen title="Pages">
        <Pagination
          total={7}
          defaultValue={2}
          size="sm"
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      </Specimen>
    </Section>
  );
}
