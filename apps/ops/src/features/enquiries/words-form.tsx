import { enquiriesLimits, type StaffEnquiry, writeToEnquirySchema } from '@lyceum/contracts/enquiries';
import { ContractForm, useContractForm, useSendKey } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button, Group, Textarea } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { answerTemplates } from './answer-templates';

interface WordsFormProps {
  readonly enquiry: StaffEnquiry;
  readonly kind: 'ANSWER' | 'NOTE';
  readonly onDone: () => void;
}

/** Words to an enquiry: an answer, which is mailed, or a note for other staff. */
export function WordsForm({ enquiry: { id, email, text: question }, kind, onDone }: WordsFormProps) {
  const answer = trpc.enquiries.answer.useMutation();
  const note = trpc.enquiries.note.useMutation();
  const keyOf = useSendKey();
  const isAnswer = kind === 'ANSWER';
  const contractForm = useContractForm({
    schema: writeToEnquirySchema,
    initialValues: { enquiryId: id, clientKey: id, text: '' },
    send: async (input) => {
      const words = { ...input, clientKey: keyOf(input) };
      await (isAnswer ? answer : note).mutateAsync(words).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success(isAnswer ? `The answer goes to ${email}.` : 'The note stands here.');
      onDone();
    },
  });
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm
      {...contractForm}
      action={isAnswer ? 'Send answer' : 'Keep note'}
      place="section"
      onCancel={onDone}
    >
      {isAnswer && (
        <>
          <blockquote dir="auto">{question}</blockquote>
          <Group gap="xs" role="group" aria-label="Begin with">
            {answerTemplates.map((template) => (
              <Button
                key={template.name}
                size="compact-sm"
                variant="default"
                onClick={() => contractForm.form.setFieldValue('text', template.text)}
              >
                {template.name}
              </Button>
            ))}
          </Group>
        </>
      )}
      <Textarea
        {...contractForm.field('text')}
        label={isAnswer ? 'Answer' : 'Note'}
        description={
          isAnswer
            ? `Mailed to ${email} under “Hello”. An empty line begins a paragraph.`
            : 'Staff read it; it is never mailed.'
        }
        autoComplete="off"
        autosize
        minRows={isAnswer ? 8 : 3}
        maxLength={enquiriesLimits.textLength}
        data-autofocus
      />
    </ContractForm>
  );
}
