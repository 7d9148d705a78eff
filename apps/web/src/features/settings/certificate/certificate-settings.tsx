import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { CertificateNameDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { CertificateForm } from './certificate-form';
import { CertificatePreview } from './certificate-preview';
import * as messages from './certificate.messages';

/** The name that is printed on one's certificates, confirmed once (checklist line 160). */
export function CertificateSettings() {
  const userId = useSession().user?.id ?? '';
  const own = useQuery(graphqlQueryOptions(CertificateNameDocument, { userId }));
  const isConfirmed = own.data?.getUser.certificateConfirm ?? false;
  return (
    <SectionCard
      title={messages.certificateName()}
      description={isConfirmed ? messages.aboutConfirmed() : messages.aboutCertificateName()}
    >
      <QueryContent
        query={own}
        subject={messages.yourCertificateName()}
        skeleton={(label) => <TextSkeleton label={label} />}
      >
        {({ getUser: { certificateFirstName, certificateLastName, ...person } }) =>
          person.certificateConfirm ? (
            <CertificatePreview
              name={fullName({ firstName: certificateFirstName ?? '', lastName: certificateLastName ?? '' })}
              isConfirmed
            />
          ) : (
            <CertificateForm person={person} />
          )
        }
      </QueryContent>
    </SectionCard>
  );
}
