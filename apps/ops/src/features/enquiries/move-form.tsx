import {
  enquiryTopicNames,
  enquiryTopics,
  moveEnquirySchema,
  type StaffEnquiry,
} from '@lyceum/contracts/enquiries';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { NativeSelect } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';

interface MoveFormProps {
  readonly enquiry: StaffEnquiry;
  readonly onDone: () => void;
}

/** Says what an enquiry is really about, which decides who reads it. */
export function MoveForm({ enquiry: { id, topic }, onDone }: MoveFormProps) {
  const move = trpc.enquiries.move.useMutation();
  const contractForm = useContractForm({
    schema: moveEnquirySchema,
    initialValues: { enquiryId: id, topic },
    send: async (input) => {
      await move.mutateAsync(input).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(`It stands under ${enquiryTopicNames[input.topic]} now.`);
      onDone();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Move" place="section" onCancel={onDone}>
      <NativeSelect
        {...contractForm.field('topic')}
        label="About"
        description="Sales read what is about courses, counseling and schools; admins read all."
        data={enquiryTopics.map((value) => ({ value, label: enquiryTopicNames[value] }))}
        data-autofocus
      />
    </ContractForm>
  );
}
