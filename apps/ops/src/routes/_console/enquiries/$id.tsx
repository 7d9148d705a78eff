import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { EnquiryScreen } from '../../../features/enquiries/enquiry-screen';

export const Route = createFileRoute('/_console/enquiries/$id')({
  component: recordRoute(EnquiryScreen),
});
