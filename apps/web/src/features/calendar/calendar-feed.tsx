import { QueryContent } from '@lyceum/shell';
import { confirm, SectionCard, toast } from '@lyceum/ui';
import {
  CalendarFeedDocument,
  execute,
  graphqlQueryOptions,
  refreshQueries,
  RenewCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from '@lyceum/web-graphql';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as messages from './calendar.messages';
import classes from './calendar-screen.module.css';

/** The secret address by which other calendars follow this one. */
export function CalendarFeed({ me }: { readonly me: string }) {
  const queryClient = useQueryClient();
  const feed = useQuery(graphqlQueryOptions(CalendarFeedDocument, { userId: me }));
  const change = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      await refreshQueries(queryClient, CalendarFeedDocument);
      toast.success(done);
    } catch {
      toast.error(messages.changingFailed());
    }
  };
  const make = () => change(() => execute(RenewCalendarFeedDocument), messages.renewed());
  const renew = async (): Promise<void> => {
    const isSure = await confirm({ title: messages.renewQuestion(), message: messages.aboutRenewing() });
    if (isSure) await make();
  };
  const revoke = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.revokeQuestion(),
      message: messages.aboutRenewing(),
      tone: 'danger',
    });
    if (isSure) await change(() => execute(RevokeCalendarFeedDocument), messages.revoked());
  };
  const copy = (url: string): void => {
    navigator.clipboard.writeText(url).then(
      () => toast.success(messages.copied()),
      () => toast.error(messages.copyFailed()),
    );
  };
  return (
    <SectionCard title={messages.inOtherCalendars()} description={messages.aboutFeed()}>
      <QueryContent query={feed} subject={messages.address()}>
        {({ getCalendarFeed: found }) =>
          found ? (
            <>
              <TextInput readOnly label={messages.address()} value={found.url} />
              <div className={classes.ways}>
                <Button size="xs" onClick={() => copy(found.url)}>
                  {messages.copy()}
                </Button>
                <Button variant="default" size="xs" onClick={() => void renew()}>
                  {messages.renew()}
                </Button>
                <Button variant="default" size="xs" onClick={() => void revoke()}>
                  {messages.revoke()}
                </Button>
              </div>
            </>
          ) : (
            <Button onClick={() => void make()}>{messages.makeAddress()}</Button>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}
