import { fullName, type UserDetail } from '@lyceum/contracts/auth';
import type { ConfirmedCertificateName } from '@lyceum/contracts/profile';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailSection } from '../../detail/detail-section';
import { FactList } from '../../detail/fact-list';
import { FormDrawer } from '../../layout/form-drawer';
import { TimeValue } from '../../tables/cell-value';
import { CertificateNameForm } from './certificate-name-form';

type Confirmed = NonNullable<ConfirmedCertificateName>;

/** The name they confirmed for certificates, which staff may put right (checklist line 160). */
export function CertificateName({ user: { id, erasedAt } }: { readonly user: UserDetail }) {
  const { data, error, refetch } = trpc.certificates.nameOf.useQuery({ userId: id });
  const may = useMay();
  const [corrected, setCorrected] = useState<Confirmed | null>(null);
  if (erasedAt) return null;
  const close = () => setCorrected(null);
  const mayCorrect = may('user.correctCertificateName') && data;
  return (
    <DetailSection
      title="Name on certificates"
      actions={
        mayCorrect && (
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setCorrected(data)}>
            Correct…
          </Button>
        )
      }
    >
      {data ? (
        <FactList facts={factsOf(data)} />
      ) : error ? (
        <ErrorState {...failureTexts(asFailure(error))} onRetry={() => void refetch()} />
      ) : data === null ? (
        <p>They have not confirmed one yet, and can do so in their settings.</p>
      ) : (
        <TextSkeleton lines={2} label="Loading the name on certificates" />
      )}
      <FormDrawer title="Correct the name on certificates" isOpen={corrected !== null} onClose={close}>
        {corrected && <CertificateNameForm userId={id} name={corrected} onDone={close} />}
      </FormDrawer>
    </DetailSection>
  );
}

const factsOf = ({
  certificateFirstName: firstName,
  certificateLastName: lastName,
  confirmedAt,
}: Confirmed) => [
  { label: 'On a certificate', value: fullName({ firstName, lastName }) },
  { label: 'First name', value: firstName },
  { label: 'Last name', value: lastName },
  { label: 'Confirmed', value: <TimeValue at={confirmedAt} /> },
];
