import { enquiriesTable } from '@lyceum/contracts/enquiries';
import { trpc } from '../../app/trpc';
import { TableScreen } from '../../tables/table-screen';
import { useEnquiryActions } from './enquiry-actions';

/** The inbox of what people write by the form. */
export function EnquiriesScreen() {
  return (
    <TableScreen
      table={enquiriesTable}
      list={trpc.enquiries.list}
      description="What people write by the form at /contact. Take what you look after; an answer goes out by mail."
      labelOf={({ name }) => name ?? ''}
      pathOf={({ id }) => `/enquiries/${id}`}
      bulkActions={useEnquiryActions()}
      empty={{
        title: 'Nothing waits',
        description: 'What people write by the form will stand here, the latest first.',
      }}
    />
  );
}
