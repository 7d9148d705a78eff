import { dateFormat } from '@lyceum/contracts/messages';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { EmptyState, Page, PageTitle, SectionCard, useIsPhone } from '@lyceum/ui';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Agenda } from './agenda';
import * as messages from './calendar.messages';
import classes from './calendar-screen.module.css';
import { calendarQuery } from './calendar-query';
import { CalendarFeed } from './calendar-feed';
import { MonthGrid } from './month-grid';
import { daysShown, firstDayOf, type Month, monthAfter, monthOf } from './months';

interface CalendarScreenProps {
  readonly month: Month;
  readonly isAgenda: boolean;
  /** Link to the page of an item. */
  readonly linkTo: (path: string, title: string) => ReactNode;
  readonly onSee: (address: { month: Month; isAgenda: boolean }) => void;
}

const monthName = dateFormat({ month: 'long', year: 'numeric' });

/** Lessons, what is due and whatever else domains bring, by month or as a list; on the phone it is a list. */
export function CalendarScreen({ month, isAgenda, linkTo, onSee }: CalendarScreenProps) {
  const me = useSession().user?.id ?? '';
  const isPhone = useIsPhone();
  const days = daysShown(month);
  const items = useQuery(calendarQuery(me, month));
  const isList = isPhone || isAgenda;
  return (
    <Page>
      <PageTitle title={messages.calendar()} description={messages.aboutCalendar()} />
      <div className={classes.root}>
        <SectionCard
          title={monthName(firstDayOf(month))}
          action={<Ways month={month} isAgenda={isAgenda} isPhone={isPhone} onSee={onSee} />}
        >
          <QueryContent query={items} subject={messages.calendar()}>
            {({ getCalendar }) => {
              const inMonth = getCalendar.filter(({ startsAt }) => monthOf(new Date(startsAt)) === month);
              if (!isList) return <MonthGrid month={month} days={days} items={getCalendar} linkTo={linkTo} />;
              return inMonth.length === 0 ? (
                <EmptyState title={messages.nothing()} description={messages.aboutNothing()} />
              ) : (
                <Agenda items={inMonth} linkTo={linkTo} />
              );
            }}
          </QueryContent>
        </SectionCard>
        <CalendarFeed me={me} />
      </div>
    </Page>
  );
}

interface WaysProps extends Pick<CalendarScreenProps, 'month' | 'isAgenda' | 'onSee'> {
  readonly isPhone: boolean;
}

/** To other months, and to the other way of seeing them. */
function Ways({ month, isAgenda, isPhone, onSee }: WaysProps) {
  const go = (months: number): void => onSee({ month: monthAfter(month, months), isAgenda });
  return (
    <div className={classes.ways}>
      <ActionIcon variant="default" size={36} aria-label={messages.previousMonth()} onClick={() => go(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" size="xs" onClick={() => onSee({ month: monthOf(new Date()), isAgenda })}>
        {messages.thisMonth()}
      </Button>
      <ActionIcon variant="default" size={36} aria-label={messages.nextMonth()} onClick={() => go(1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {!isPhone && (
        <SegmentedControl
          aria-label={messages.view()}
          value={isAgenda ? 'agenda' : 'month'}
          onChange={(value) => onSee({ month, isAgenda: value === 'agenda' })}
          data={[
            { value: 'month', label: messages.month() },
            { value: 'agenda', label: messages.agenda() },
          ]}
        />
      )}
    </div>
  );
}
