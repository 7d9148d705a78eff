import { noteWithoutAuthor } from '@lyceum/contracts/admin';
import type { PersonRecord, PersonRecordKind } from '@lyceum/contracts/ops';
import { useSession } from '@lyceum/session';
import { EmptyState } from '@lyceum/ui';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailSection } from '../../detail/detail-section';
import { LiftBanForm } from '../../detail/lift-ban-form';
import { RelatedTable } from '../../detail/related-table';
import { FormDrawer } from '../../layout/form-drawer';
import { NoteForm } from './note-form';
import { timelineColumns } from './timeline-columns';
import { useNoteRemoval } from './use-note-removal';

/** What there is of somebody in all domains, as far as the reader may see it, and the notes staff write. */
export function PersonTimeline({ userId }: { readonly userId: string }) {
  const { user } = useSession();
  const may = useMay();
  const kinds = trpc.users.person.useQuery({ userId }).data?.kinds ?? [];
  const [kind, setKind] = useState('');
  const [isNoting, setNoting] = useState(false);
  const [lifted, setLifted] = useState<string | null>(null);
  const remove = useNoteRemoval();
  const isRemovable = ({ kind: recordKind, target, state }: PersonRecord): boolean =>
    recordKind === 'notes' && (target?.id === user?.id || state === noteWithoutAuthor);
  if (kinds.length === 0) return <NothingToRead />;
  return (
    <>
      <RelatedTable
        title="Timeline"
        list={trpc.users.timeline}
        input={{ userId, ...(kind && { kind }) }}
        columns={timelineColumns}
        labelOf={({ title }) => title}
        actions={
          <Group gap="xs">
            <KindChoice kinds={kinds} kind={kind} onKind={setKind} />
            {may('user.note') && user?.id !== userId && (
              <Button size="xs" variant="default" onClick={() => setNoting(true)}>
                Add a note
              </Button>
            )}
          </Group>
        }
        rowActions={(record) =>
          user?.id !== userId && record.isStanding ? (
            <RowButton label="Lift…" onPress={() => setLifted(record.id)} />
          ) : (
            isRemovable(record) && <RowButton label="Remove" onPress={() => void remove(record)} />
          )
        }
        empty={
          <EmptyState
            title="Nothing here yet"
            description="What they write, buy and send, and what is decided about them, will stand here."
            illustration={null}
          />
        }
      />
      <FormDrawer title="Add a note" isOpen={isNoting} onClose={() => setNoting(false)}>
        <NoteForm userId={userId} onClose={() => setNoting(false)} />
      </FormDrawer>
      <FormDrawer title="Lift the ban" isOpen={lifted !== null} onClose={() => setLifted(null)}>
        {lifted !== null && <LiftBanForm banId={lifted} onClose={() => setLifted(null)} />}
      </FormDrawer>
    </>
  );
}

interface KindChoiceProps {
  readonly kinds: readonly PersonRecordKind[];
  readonly kind: string;
  readonly onKind: (kind: string) => void;
}

function KindChoice({ kinds, kind, onKind }: KindChoiceProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label="Show"
      value={kind}
      onChange={({ currentTarget }) => onKind(currentTarget.value)}
      data={[
        { value: '', label: 'Everything' },
        ...kinds.map(({ name, title }) => ({ value: name, label: title })),
      ]}
    />
  );
}

function RowButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="compact-xs" variant="subtle" onClick={onPress}>
      {label}
    </Button>
  );
}

function NothingToRead() {
  return (
    <DetailSection title="Timeline">
      <p>With your roles you see who somebody is. If your work needs more, ask an admin.</p>
    </DetailSection>
  );
}
