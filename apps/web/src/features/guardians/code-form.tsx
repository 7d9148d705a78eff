import { acceptGuardianCodeSchema } from '@lyceum/contracts/guardians';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { AcceptGuardianCodeDocument, execute } from '@lyceum/web-graphql';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { studentsQuery } from './guardian-queries';
import * as messages from './guardians.messages';

interface CodeFormProps {
  /** The id of the student who is looked after from now on. */
  readonly onDone: (studentId: string) => void;
}

/** Where a grown-up types in the code of a student, whose guardian they become. */
export function CodeForm({ onDone }: CodeFormProps) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: acceptGuardianCodeSchema.pick({ code: true }),
    initialValues: { code: '' },
    send: async ({ code }) => {
      const { queryKey } = studentsQuery(userId);
      const before = queryClient.getQueryData(queryKey)?.getGuardianStudents ?? [];
      const { acceptGuardianCode: ties } = await execute(AcceptGuardianCodeDocument, { userId, code });
      const tie = ties.find(({ id }) => before.every((known) => known.id !== id)) ?? ties.at(-1);
      form.form.reset();
      queryClient.setQueryData(queryKey, { getGuardianStudents: ties });
      if (!tie) return;
      toast.success(messages.nowGuardian({ firstName: tie.person.firstName }));
      onDone(tie.person.id);
    },
  });
  return (
    <ContractForm {...form} action={messages.becomeGuardian()} place="section">
      <TextInput
        {...form.field('code')}
        label={messages.code()}
        description={messages.aboutCodes()}
        placeholder={messages.codeExample()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maw={420}
        styles={{ input: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' } }}
      />
    </ContractForm>
  );
}
