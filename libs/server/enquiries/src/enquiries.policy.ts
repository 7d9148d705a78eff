import { enquiryTopics, type EnquiryTopic, salesTopics } from '@lyceum/contracts/enquiries';
import { type Actor, can } from '@lyceum/kernel';

/** What somebody of the staff may read: sales what is about courses, counseling and schools; the rest may be a child's own trouble. */
export const topicsOf = (actor: Actor): readonly EnquiryTopic[] =>
  can(actor, 'enquiry.oversee') ? enquiryTopics : salesTopics;
