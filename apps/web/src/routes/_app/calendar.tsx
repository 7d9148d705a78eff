import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { toPath } from '../../app/pathed';
import { CalendarScreen } from '../../features/calendar/calendar-screen';
import { isMonth, monthOf } from '../../features/calendar/months';

interface CalendarAddress {
  readonly month?: string;
  readonly view?: 'agenda';
}

export const Route = createFileRoute('/_app/calendar')({
  validateSearch: ({ month, view }: Record<string, unknown>): CalendarAddress => ({
    ...(isMonth(month) && { month }),
    ...(view === 'agenda' && { view }),
  }),
  component: Calendar,
});

function Calendar() {
  const { month = monthOf(new Date()), view } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <CalendarScreen
      month={month}
      isAgenda={view === 'agenda'}
      onSee={(next) =>
        void navigate({
          to: '/calendar',
          search: { month: next.month, ...(next.isAgenda && { view: 'agenda' }) },
        })
      }
      linkTo={(path, title) => (
        <Link {...toPath(path)} className="thumb">
          {title}
        </Link>
      )}
    />
  );
}
