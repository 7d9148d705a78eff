import { mailSuppressionsTable } from '@lyceum/contracts/campaigns';
import { createFileRoute } from '@tanstack/react-router';
import { MailSuppressionsScreen } from '../../features/mail-suppressions/mail-suppressions-screen';
import { mailSuppressionsSection } from '../../features/mail-suppressions/section';
import { beginsAt } from '../../tables/begin-list';
import { tableSearch } from '../../tables/table-address';

export const Route = createFileRoute('/_console/mail-suppressions')({
  staticData: { section: mailSuppressionsSection },
  validateSearch: tableSearch(mailSuppressionsTable),
  beforeLoad: beginsAt(mailSuppressionsSection),
  component: MailSuppressionsScreen,
});
