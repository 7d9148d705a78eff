import {
  ageInYears,
  applicationStates,
  countryNamesIn,
  type TeacherApplication,
} from '@lyceum/contracts/auth';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { PersonLink } from '../../layout/person-link';
import { FormDrawer } from '../../layout/form-drawer';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { DecisionForm } from './decision-form';
import { educatorsSection } from './section';

/** One request: what there is to judge somebody by, and the decision. */
export function EducatorScreen({ id }: { readonly id: string }) {
  const query = trpc.educators.get.useQuery({ userId: id });
  return (
    <DetailScreen<TeacherApplication> section={educatorsSection} query={query}>
      {(application) => <EducatorPage application={application} />}
    </DetailScreen>
  );
}

const tones = { PENDING: 'waiting', APPROVED: 'good', REFUSED: 'off' } as const;

function EducatorPage({ application }: { readonly application: TeacherApplication }) {
  const [opened, setOpened] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setOpened(null);
  const { id, name, email, state, isOfAge, reason } = application;
  return (
    <DetailPage
      section={educatorsSection}
      title={name}
      state={<StateBadge tone={tones[state]}>{applicationStates[state]}</StateBadge>}
      subtitle={email}
      actions={
        state === 'PENDING' && (
          <>
            <Button size="xs" variant="default" onClick={() => setOpened('refuse')}>
              Refuse
            </Button>
            <Button size="xs" disabled={!isOfAge} onClick={() => setOpened('approve')}>
              Approve
            </Button>
          </>
        )
      }
      facts={factsOf(application)}
    >
      {state === 'PENDING' && (
        <DetailSection title="What is asked">
          <p>
            {isOfAge
              ? 'They say that they are an educator, and are a student until somebody decides. An educator sees work and names of students: look for proof outside of here, such as the page of the school, before you approve.'
              : 'They are not of age, or have not said when they were born, so that they cannot be an educator. Refuse it, and say why.'}
          </p>
        </DetailSection>
      )}
      {reason !== null && (
        <DetailSection title={state === 'REFUSED' ? 'What they were told' : 'What staff looked at'}>
          <p dir="auto">{reason}</p>
        </DetailSection>
      )}
      <History of={trpc.educators.history} id={id} />
      {(['approve', 'refuse'] as const).map((decision) => (
        <FormDrawer
          key={decision}
          title={decision === 'approve' ? `Make ${name} an educator` : `Refuse ${name}`}
          isOpen={opened === decision}
          onClose={close}
        >
          <DecisionForm application={application} isApproved={decision === 'approve'} onDone={close} />
        </FormDrawer>
      ))}
    </DetailPage>
  );
}

const countryName = countryNamesIn('en');

function factsOf(application: TeacherApplication) {
  const { id, name, appliedAt, joinedAt, emailConfirmedAt, dateOfBirth, country, school, identities } =
    application;
  const { isSuspended, decidedAt, decidedBy } = application;
  return [
    { label: 'Account', value: <PersonLink id={id} name={name} /> },
    { label: 'Asked', value: <TimeValue at={appliedAt} /> },
    { label: 'School', value: school ?? 'Not said' },
    { label: 'Country', value: country ? countryName(country) : 'Not said' },
    {
      label: 'Born',
      value: dateOfBirth ? `${dateOfBirth} (${ageInYears(dateOfBirth, new Date())} years)` : 'Not said',
    },
    { label: 'Joined', value: <TimeValue at={joinedAt} /> },
    {
      label: 'Email confirmed',
      value: emailConfirmedAt ? <TimeValue at={emailConfirmedAt} /> : 'Not yet',
    },
    { label: 'Logs in with', value: identities.length > 0 ? identities.join(', ') : 'Password' },
    ...(isSuspended ? [{ label: 'Suspended', value: 'Yes' }] : []),
    ...(decidedAt ? [{ label: 'Decided', value: <TimeValue at={decidedAt} /> }] : []),
    ...(decidedBy ? [{ label: 'Decided by', value: <PersonLink {...decidedBy} /> }] : []),
  ];
}
