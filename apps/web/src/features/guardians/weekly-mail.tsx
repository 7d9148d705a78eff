import { readFailure } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { ChooseGuardianDigestDocument, execute } from '@lyceum/web-graphql';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GuardianTie, studentsQuery } from './guardian-queries';
import * as messages from './guardians.messages';
import classes from './student-page.module.css';

/** Whether the guardian is mailed each week what the page says. */
export function WeeklyMail({ tie: { id, hasDigest, person } }: { readonly tie: GuardianTie }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { firstName } = person;
  const choose = useMutation({
    mutationFn: (isWanted: boolean) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return execute(ChooseGuardianDigestDocument, { userId, tieId: id, isWanted, timeZone });
    },
    onSuccess: ({ chooseGuardianDigest }, isWanted) => {
      queryClient.setQueryData(studentsQuery(userId).queryKey, { getGuardianStudents: chooseGuardianDigest });
      toast.success(isWanted ? messages.weeklyMailOn({ firstName }) : messages.weeklyMailOff());
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <Switch
      className={classes.weekly}
      label={messages.weeklyMail()}
      aria-label={messages.weeklyMail()}
      description={messages.aboutWeeklyMail({ firstName })}
      checked={choose.isPending ? choose.variables : hasDigest}
      onChange={({ currentTarget }) => choose.mutate(currentTarget.checked)}
    />
  );
}
