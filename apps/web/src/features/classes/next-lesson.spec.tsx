import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { Classroom } from './class-queries';
import { NextLesson } from './next-lesson';

afterEach(cleanup);

const minute = 60_000;

function show(zoomLink: string | null): void {
  const begins = Date.now() - minute;
  const lesson = {
    id: 'lesson',
    lessonNumber: 1,
    lessonTopic: 'Voice',
    startDateTime: new Date(begins).toISOString(),
    endDateTime: new Date(begins + 60 * minute).toISOString(),
    status: 'PLANNED',
    movedFrom: null,
    substitute: null,
    startUrl: null,
    zoomLink,
    documents: [],
  };
  const classroom = { role: 'STUDENT', timeZone: 'Europe/London', lessons: [lesson] };
  render(<NextLesson classroom={classroom as unknown as Classroom} />, { wrapper: LyceumProvider });
}

describe('the way into a lesson', () => {
  it('says where a link leads that leaves the site, by the name the browser goes to', () => {
    show('https://zoom.us.pаypal.example/j/1?pwd=2');
    expect(screen.getByRole('button', { name: 'Join the lesson' })).toBeTruthy();
    expect(screen.getByText('You go to zoom.us.xn--pypal-4ve.example.')).toBeTruthy();
  });

  it.each([`${window.location.origin}/call/1`, null])('says nothing of %s', (link) => {
    show(link);
    expect(screen.queryByText(/You go to/)).toBeNull();
  });
});
