import { liveGroupPeopleTable, type StaffGroup } from '@lyceum/contracts/live-course';
import { readableTable } from '@lyceum/contracts/ops';
import { EmptyState, SearchField } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { RelatedTable } from '../../detail/related-table';
import { FormDrawer } from '../../layout/form-drawer';
import { ExportButton } from '../../tables/export-button';
import { readView } from '../../tables/table-address';
import { tableColumns } from '../../tables/table-columns';
import { EnterForm } from './enter-form';
import type { ClassPerson } from './class-person';
import classes from './live-courses.module.css';
import { MoveForm } from './move-form';
import { useTakeAway } from './use-take-away';

/** Everybody in a class by name: found, entered, moved and taken out. */
export function GroupPeople({ group }: { readonly group: StaffGroup }) {
  const table = readableTable(liveGroupPeopleTable, useMay());
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<'enter' | ClassPerson | null>(null);
  const close = () => setOpened(null);
  const takeAway = useTakeAway(group);
  const view = readView(table, { search });
  const moving = opened === 'enter' ? null : opened;
  return (
    <>
      <RelatedTable
        title="People"
        list={trpc.liveGroups.people}
        input={{ within: group.id, search: view.search }}
        columns={tableColumns(table, view.columns, undefined, undefined)}
        labelOf={({ name }) => name ?? ''}
        actions={
          <PeopleTools
            groupId={group.id}
            search={search}
            onSearch={setSearch}
            onEnter={() => setOpened('enter')}
          />
        }
        rowActions={(person) => (
          <PersonActions
            person={person}
            canMove={group.others.length > 0}
            onMove={() => setOpened(person)}
            onTakeOut={() => void takeAway(person)}
          />
        )}
        empty={<NoPeople search={search} />}
      />
      <FormDrawer title={`Enter somebody in ${group.groupTag}`} isOpen={opened === 'enter'} onClose={close}>
        <EnterForm group={group} onClose={close} />
      </FormDrawer>
      <FormDrawer title={`Move ${moving?.name ?? ''}`} isOpen={moving !== null} onClose={close}>
        {moving && <MoveForm group={group} person={moving} onClose={close} />}
      </FormDrawer>
    </>
  );
}

interface PeopleToolsProps {
  readonly groupId: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onEnter: () => void;
}

function PeopleTools({ groupId, search, onSearch, onEnter }: PeopleToolsProps) {
  const table = readableTable(liveGroupPeopleTable, useMay());
  return (
    <Group gap="xs">
      <SearchField
        label="Search people"
        placeholder={table.searchLabel ?? ''}
        size="sm"
        value={search}
        onChange={onSearch}
      />
      <ExportButton table={table} view={readView(table, { search })} within={groupId} />
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={onEnter}>
        Enter somebody
      </Button>
    </Group>
  );
}

interface PersonActionsProps {
  readonly person: ClassPerson;
  /** There is another class to move to. */
  readonly canMove: boolean;
  readonly onMove: () => void;
  readonly onTakeOut: () => void;
}

function PersonActions({ person: { name, role, state }, canMove, onMove, onTakeOut }: PersonActionsProps) {
  if (state === 'WITHDRAWN') return null;
  const button = { size: 'compact-xs', variant: 'subtle' } as const;
  return (
    <span className={classes.actions}>
      {role === 'STUDENT' && canMove && (
        <Button {...button} aria-haspopup="dialog" aria-label={`Move ${name ?? ''}`} onClick={onMove}>
          Move…
        </Button>
      )}
      <Button {...button} aria-label={`Take out ${name ?? ''}`} onClick={onTakeOut}>
        Take out…
      </Button>
    </span>
  );
}

function NoPeople({ search }: { readonly search: string }) {
  if (search === '')
    return <EmptyState title="Nobody yet" description="Enter who teaches it, and enrol students." />;
  return (
    <EmptyState
      title="Nobody matches"
      description={`Nobody of this class is called “${search}”.`}
      illustration="search"
    />
  );
}
