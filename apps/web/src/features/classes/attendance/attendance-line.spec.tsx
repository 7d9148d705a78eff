import { afterEach, describe, expect, it } from '@jest/globals';
import type { AttendedFragment } from '@lyceum/web-graphql';
import { cleanup, render } from '@testing-library/react';
import { AttendanceLine } from './attendance-line';
import classes from './attendance.module.css';

afterEach(cleanup);

const absent: AttendedFragment = {
  lessonId: 'lesson',
  lessonNumber: 3,
  lessonTopic: 'Fractions',
  startDateTime: '2026-01-01T10:00:00Z',
  studentId: 'student',
  firstName: 'Ada',
  lastName: 'Tester',
  state: 'ABSENT',
  minutes: 0,
  meetingMinutes: null,
  late: false,
  leftEarly: false,
  reason: null,
};

/** What is said of somebody, and whether it stands out as what is amiss. */
function told(said: Partial<AttendedFragment>): [string[], boolean] {
  cleanup();
  render(<AttendanceLine name="Ada Tester" row={{ ...absent, ...said }} />);
  const [, ...lines] = [...document.querySelectorAll('p')];
  return [
    lines.map(({ textContent }) => textContent),
    lines.some(({ className }) => className === classes['absent']),
  ];
}

describe('[O] how somebody was in a lesson', () => {
  it('says where the minutes were counted', () => {
    const present = { state: 'PRESENT', minutes: 12, late: true } as const;
    expect(told(present)).toEqual([['Was there · 12 minutes on the class page · late'], false]);
    expect(told({ ...present, meetingMinutes: 40 })).toEqual([
      ['Was there · 12 minutes on the class page · 40 minutes in the call · late'],
      false,
    ]);
  });

  it('does not say that who was in the call was missing', () => {
    expect(told({ meetingMinutes: 40 })).toEqual([['Did not join here · 40 minutes in the call'], false]);
    expect(told({})).toEqual([['Was not there'], true]);
    expect(told({ meetingMinutes: 0 })).toEqual([['Was not there'], true]);
  });

  it('leaves what somebody found out', () => {
    expect(told({ meetingMinutes: 40, reason: 'Another one spoke for them' })).toEqual([
      ['Was not there · 40 minutes in the call', 'Corrected: Another one spoke for them'],
      true,
    ]);
  });
});
