import { liveCertificatesTable } from '@lyceum/contracts/live-course';
import { createFileRoute } from '@tanstack/react-router';
import { CertificatesScreen } from '../../../features/live-courses/certificates/certificates-screen';
import { liveCertificatesSection } from '../../../features/live-courses/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/certificates/')({
  staticData: { section: liveCertificatesSection },
  validateSearch: tableSearch(liveCertificatesTable),
  component: CertificatesScreen,
});
