import { createLiveGroupSchema, daySchema, type StaffLiveCourse } from '@lyceum/contracts/live-course';
import { z } from 'zod';

/** What stands in the fields of the form of a new class. `weekdays` are numbers with a comma between them. */
export interface NewGroupValues extends Record<string, string | boolean> {
  readonly groupTag: string;
  readonly timeZone: string;
  readonly weekdays: string;
  readonly firstDay: string;
  readonly localTime: string;
  readonly minutes: string;
  readonly count: string;
  readonly holidays: string;
  readonly seats: string;
  readonly takesEnrolments: boolean;
}

/** What a new class begins with: its first day and its days of the week are to be said. */
export const freshGroup = ({ tag }: StaffLiveCourse): NewGroupValues => ({
  groupTag: `${tag}-${String(new Date().getFullYear())}-A`,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  weekdays: '',
  firstDay: '',
  localTime: '17:00',
  minutes: '60',
  count: '',
  holidays: '',
  seats: '',
  takesEnrolments: false,
});

/** Days as they are typed: one a line, or with commas or spaces between them. */
const daysOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((day) => day !== '');

export const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The contract's rules, said of the fields of the form. */
export const newGroupFormSchema = (courseId: string) =>
  z
    .custom<NewGroupValues>()
    .superRefine(({ holidays }, context) => {
      const wrong = daysOf(holidays).find((day) => !daySchema.safeParse(day).success);
      if (wrong !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['holidays'],
          message: `Write days as 2027-02-15: “${wrong}” is none.`,
        });
    })
    .transform(
      ({ weekdays, minutes, count, holidays, seats, ...values }): z.input<typeof createLiveGroupSchema> => ({
        ...values,
        courseId,
        instructorTag: null,
        weekdays: weekdays.split(',').filter(Boolean).map(Number),
        minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
        count: numberOrNull(count),
        seats: numberOrNull(seats),
        holidays: daysOf(holidays),
      }),
    )
    .pipe(createLiveGroupSchema);
