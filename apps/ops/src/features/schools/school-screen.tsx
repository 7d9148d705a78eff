import { schoolsTable, type StaffSchool } from '@lyceum/contracts/schools';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { PersonLink } from '../../layout/person-link';
import { RecordLink } from '../../detail/record-link';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { formatNumber } from '../../layout/formats';
import { MergeForm } from './merge-form';
import { SchoolForm } from './school-form';
import { SchoolStaff } from './school-staff';
import { schoolsSection } from './section';

/** One school: where it is, who added it, which names lead to it, and what was done to it. */
export function SchoolScreen({ id }: { readonly id: string }) {
  const query = trpc.schools.get.useQuery({ schoolId: id });
  return (
    <DetailScreen<StaffSchool> section={schoolsSection} query={query}>
      {(school) => <SchoolPage school={school} />}
    </DetailScreen>
  );
}

function SchoolPage({ school }: { readonly school: StaffSchool }) {
  const [opened, setOpened] = useState<'edit' | 'merge' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpened(null);
  const asOpened = useAsOpened(school, opened === 'edit');
  const { id, name, fullAddress, mergedInto, leadHere } = school;
  const toMerged = (intoId: string): void => {
    close();
    void navigate({ to: '/schools/$id', params: { id: intoId } });
  };
  return (
    <DetailPage
      section={schoolsSection}
      title={name}
      state={mergedInto ? <StateBadge tone="off">Merged</StateBadge> : undefined}
      subtitle={fullAddress}
      actions={
        !mergedInto && (
          <>
            <Button size="xs" variant="default" onClick={() => setOpened('merge')}>
              Merge into another
            </Button>
            <Button size="xs" onClick={() => setOpened('edit')}>
              Edit
            </Button>
          </>
        )
      }
      facts={factsOf(school)}
    >
      {leadHere.length > 0 && (
        <DetailSection title="Names that lead here">
          <ul>
            {leadHere.map((merged) => (
              <li key={merged.id}>
                <RecordLink type="school" id={merged.id}>
                  {merged.name}
                </RecordLink>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <SchoolStaff school={school} />
      <History of={trpc.schools.history} id={id} />
      <FormDrawer title={`Edit ${name}`} isOpen={opened === 'edit'} onClose={close}>
        <SchoolForm key={asOpened.revision} school={asOpened} onDone={close} />
      </FormDrawer>
      <FormDrawer title={`Merge ${name}`} isOpen={opened === 'merge'} onClose={close}>
        <MergeForm school={school} onMerged={toMerged} />
      </FormDrawer>
    </DetailPage>
  );
}

function factsOf(school: StaffSchool) {
  const { street, city, state, zipcode, country, members, addedBy, mergedInto, createdAt, updatedAt } =
    school;
  return [
    ...(mergedInto
      ? [
          {
            label: 'Merged into',
            value: (
              <RecordLink type="school" id={mergedInto.id}>
                {mergedInto.name}
              </RecordLink>
            ),
          },
        ]
      : []),
    { label: 'People', value: formatNumber(members) },
    { label: 'Street', value: street },
    { label: 'City', value: city },
    { label: 'State', value: state },
    { label: 'Postal or Zip code', value: zipcode },
    { label: 'Country', value: schoolsTable.columns.country.choices[country] },
    { label: 'Added by', value: addedBy && <PersonLink {...addedBy} /> },
    { label: 'Added', value: <TimeValue at={createdAt} /> },
    { label: 'Changed', value: <TimeValue at={updatedAt} /> },
  ];
}
