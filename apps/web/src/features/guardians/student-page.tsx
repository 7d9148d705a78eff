import { fullName } from '@lyceum/contracts/auth';
import { readFailure, QueryContent } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { CardListSkeleton, confirm, RelativeTime, rich, toast, UserAvatar, UserLink } from '@lyceum/ui';
import {
  execute,
  GuardianStudentsDocument,
  refreshQueries,
  WithdrawGuardianConsentDocument,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type GuardianPage, guardianPageQuery, type GuardianTie } from './guardian-queries';
import * as messages from './guardians.messages';
import classes from './student-page.module.css';
import { TopicColumns } from './topic-columns';
import { TopicSection } from './topic-section';
import { useEnding } from './use-ending';
import { WeeklyMail } from './weekly-mail';

interface StudentPageProps {
  readonly tie: GuardianTie;
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** One student, as one of their guardians sees them. */
export function StudentPage({ tie, linkTo }: StudentPageProps) {
  const { person, since, origin } = tie;
  const userId = useSession().user?.id ?? '';
  const page = useQuery({ ...guardianPageQuery(userId, person.id), staleTime: 0 });
  const ending = useEnding('guardian');
  const { firstName, lastName } = person;
  return (
    <>
      <header className={classes.head}>
        <UserAvatar {...person} src={person.profilePictureUrl ?? null} size={64} decorative />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <UserLink user={person}>{fullName({ firstName, lastName })}</UserLink>
          </h2>
          <p className={classes.since}>
            {rich(origin === 'CONSENT' ? messages.byMail : messages.since, {
              when: <RelativeTime at={since} />,
            })}
          </p>
        </div>
        <Button variant="default" size="sm" loading={ending.isPending} onClick={() => void ending.ask(tie)}>
          {messages.endLookingAfter({ firstName })}
        </Button>
      </header>
      <p className={classes.promise}>
        <IconLock size={18} stroke={1.75} aria-hidden /> {messages.neverTexts({ firstName })}
      </p>
      <WeeklyMail tie={tie} />
      <QueryContent
        query={page}
        subject={messages.whatThereIs()}
        skeleton={(label) => <CardListSkeleton cards={3} label={label} />}
      >
        {({ getGuardianPage }) => <Topics page={getGuardianPage} linkTo={linkTo} />}
      </QueryContent>
    </>
  );
}

interface TopicsProps extends Pick<StudentPageProps, 'linkTo'> {
  readonly page: GuardianPage;
}

function Topics({ page, linkTo }: TopicsProps) {
  const { student, topics, mayWithdrawConsent } = page;
  return (
    <TopicColumns topics={topics}>
      {(topic) => (
        <TopicSection
          topic={topic}
          instead={messages.keptToThemselves({ firstName: student.firstName })}
          linkTo={linkTo}
          foot={topic.name === 'CONSENTS' && mayWithdrawConsent && <WithdrawConsent student={student} />}
        />
      )}
    </TopicColumns>
  );
}

function WithdrawConsent({ student: { id, firstName } }: Pick<GuardianPage, 'student'>) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => execute(WithdrawGuardianConsentDocument, { userId, studentId: id }),
    onSuccess: () => toast.success(messages.consentWithdrawn()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshQueries(queryClient, GuardianStudentsDocument),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.withdrawConsentQuestion(),
      message: messages.aboutWithdrawing({ firstName }),
      confirmLabel: messages.withdrawConsent(),
      tone: 'danger',
    });
    if (isSure) withdraw.mutate();
  };
  return (
    <Button
      mt="sm"
      size="sm"
      variant="outline"
      color="danger"
      loading={withdraw.isPending}
      onClick={() => void ask()}
    >
      {messages.withdrawConsent()}
    </Button>
  );
}
