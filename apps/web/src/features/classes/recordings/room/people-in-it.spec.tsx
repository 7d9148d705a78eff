import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { PeopleInIt } from './people-in-it';

type Played = PlayedRecordingQuery['getLiveRecording'];

afterEach(cleanup);

const of = (name: string, me: string) => ({
  mayTakeOut: name === me,
  user: { id: name, firstName: name, lastName: 'X', profilePictureUrl: null },
});

it('[175] has the way out also for who is in it without a film, by what they did', () => {
  const played = {
    films: [of('Ada', 'Ben')],
    moments: ['Ada', 'Ben', 'Ben'].map((name, at) => ({ ...of(name, 'Ben'), kind: 'HAND_UP', at })),
  } as unknown as Played;
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <PeopleInIt recordingId="recording" played={played} me="Ben" />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AXAda',
    'BXYouTake me out',
  ]);
});
