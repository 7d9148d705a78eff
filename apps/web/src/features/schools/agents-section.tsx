import { fullName } from '@lyceum/contracts/auth';
import { nameAgentSchema } from '@lyceum/contracts/schools';
import { ContractForm, QueryContent, readFailure, useContractForm } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { confirm, RelativeTime, rich, SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import {
  execute,
  NameAgentDocument,
  refreshQueries,
  StudentAgentsDocument,
  TakeAgentBackDocument,
} from '@lyceum/web-graphql';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type StudentAgent, studentAgentsQuery } from './school-queries';
import classes from './school-screen.module.css';
import * as messages from './schools.messages';

interface AgentsSectionProps {
  /** Of a child whom the signed-in user looks after; their own agents without one. */
  readonly child?: { readonly id: string; readonly firstName: string } | undefined;
}

/** Who is the agent of the signed-in user, or of a child of theirs; to be named and taken back. */
export function AgentsSection({ child }: AgentsSectionProps) {
  const userId = useSession().user?.id ?? '';
  const studentId = child?.id ?? userId;
  const query = useQuery(studentAgentsQuery(userId, studentId));
  return (
    <SectionCard
      title={child ? messages.agentsOf({ firstName: child.firstName }) : messages.yourAgents()}
      description={messages.aboutAgents()}
    >
      <QueryContent
        query={query}
        subject={messages.yourAgents()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getStudentAgents: { agents, mayName } }) => (
          <>
            {agents.length === 0 && <p className={classes.note}>{messages.noAgent()}</p>}
            <ul>
              {agents.map((tie) => (
                <Agent key={tie.id} tie={tie} mayTakeBack={mayName || !child} />
              ))}
            </ul>
            {mayName ? (
              <NameForm studentId={studentId} />
            ) : (
              <p className={classes.note}>{child ? messages.byStudent() : messages.byGuardian()}</p>
            )}
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

interface AgentProps {
  readonly tie: StudentAgent;
  readonly mayTakeBack: boolean;
}

function Agent({ tie: { id, agent, since }, mayTakeBack }: AgentProps) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => execute(TakeAgentBackDocument, { userId, tieId: id }),
    onSuccess: () => toast.success(messages.takenBack()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshQueries(queryClient, StudentAgentsDocument),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.takeBackQuestion({ firstName: agent.firstName }),
      message: messages.aboutTakingBack(),
      confirmLabel: messages.takeBack(),
      tone: 'danger',
    });
    if (isSure) takeBack.mutate();
  };
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <div className={classes.name}>{fullName(agent)}</div>
        <div className={classes.note}>{rich(messages.since, { when: <RelativeTime at={since} /> })}</div>
      </div>
      {mayTakeBack && (
        <Button
          size="sm"
          variant="default"
          loading={takeBack.isPending}
          aria-label={messages.takeBackOf({ name: fullName(agent) })}
          onClick={() => void ask()}
        >
          {messages.takeBack()}
        </Button>
      )}
    </li>
  );
}

function NameForm({ studentId }: { readonly studentId: string }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: nameAgentSchema.pick({ agent: true }),
    initialValues: { agent: '' },
    send: async ({ agent }) => {
      const { nameAgent } = await execute(NameAgentDocument, { userId, studentId, agent });
      form.form.reset();
      queryClient.setQueryData(studentAgentsQuery(userId, studentId).queryKey, {
        getStudentAgents: nameAgent,
      });
      toast.success(messages.named());
    },
  });
  return (
    <ContractForm {...form} action={messages.name()} place="section">
      <TextInput
        {...form.field('agent')}
        label={messages.codeOrEmail()}
        autoComplete="off"
        spellCheck={false}
        maw={420}
      />
    </ContractForm>
  );
}
