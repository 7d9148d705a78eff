import { useBrandName } from '@lyceum/ui';
import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import * as messages from '../../app/routes.messages';
import { CertificateScreen } from '../../features/certificates/certificate-screen';

export const Route = createFileRoute('/_public/certificates/$code')({ component: Certificate });

function Certificate() {
  const brandName = useBrandName();
  const { code } = Route.useParams();
  return (
    <CertificateScreen
      key={code}
      code={code}
      homeButton={<ButtonLink to="/">{messages.goTo({ brandName })}</ButtonLink>}
    />
  );
}
