import { readFailure, QueryContent } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { Page, PageTitle, SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import { execute, MakeAgentCodeDocument } from '@lyceum/web-graphql';
import { Button, CopyButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { agentCodeQuery, agentStudentsQuery } from './school-queries';
import classes from './school-screen.module.css';
import * as messages from './schools.messages';
import { StudentList } from './student-list';

/** The students who named the signed-in user as their agent, and the code by which they do. */
export function AgentScreen() {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const code = useQuery(agentCodeQuery(userId));
  return (
    <Page>
      <PageTitle title={messages.agent()} description={messages.aboutAgent()} />
      <div className={classes.parts}>
        <p className={classes.about}>
          <IconLock size={18} stroke={1.75} aria-hidden /> {messages.agentSeesThis()}
        </p>
        <SectionCard title={messages.yourCode()} description={messages.aboutYourCode()}>
          <QueryContent
            query={code}
            subject={messages.yourCode()}
            skeleton={(label) => <TextSkeleton lines={1} label={label} />}
          >
            {({ getAgentCode }) => <Code code={getAgentCode ?? null} />}
          </QueryContent>
        </SectionCard>
        <SectionCard title={messages.students()}>
          <StudentList
            query={agentStudentsQuery(userId, search)}
            search={search}
            onSearch={setSearch}
            empty={{ title: messages.nobodyNamedYou(), description: messages.aboutNobodyNamedYou() }}
          />
        </SectionCard>
      </div>
    </Page>
  );
}

function Code({ code }: { readonly code: string | null }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => execute(MakeAgentCodeDocument, { userId }),
    onSuccess: ({ makeAgentCode }) =>
      queryClient.setQueryData(agentCodeQuery(userId).queryKey, { getAgentCode: makeAgentCode }),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <div className={classes.line}>
      {code !== null && (
        <>
          <span className={classes.code} role="status" aria-label={messages.yourCode()}>
            {code}
          </span>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button size="sm" variant="default" onClick={copy}>
                {copied ? messages.copied() : messages.copyCode()}
              </Button>
            )}
          </CopyButton>
        </>
      )}
      <Button
        size="sm"
        variant={code === null ? 'filled' : 'default'}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {code === null ? messages.makeCode() : messages.makeAnotherCode()}
      </Button>
    </div>
  );
}
