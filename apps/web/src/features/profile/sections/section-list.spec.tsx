import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { message } from '@lyceum/contracts/messages';
import { lazyPart } from '@lyceum/shell';
import { LyceumProvider, SectionCard } from '@lyceum/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Profile } from '../profile-query';
import type { Section } from './section';
import { SectionList } from './section-list';

let near: (() => void)[] = [];
const { IntersectionObserver: browsers } = globalThis;
beforeEach(() => {
  near = [];
  // Jsdom lays nothing out: the test says what comes near.
  globalThis.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      near.push(() => told([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = browsers;
});

const asked: string[] = [];

const sectionOf = (title: string, place: Section['place']): Section => ({
  title: message(title),
  place,
  Part: lazyPart(() => {
    asked.push(title);
    return Promise.resolve(({ person }) => (
      <SectionCard title={title}>
        {title} of {person.firstName}
      </SectionCard>
    ));
  }),
});

it('[146] asks for a section of its place when it comes near, and shows its title before', async () => {
  const sections = [sectionOf('Badges', 'main'), sectionOf('Friends', 'side'), sectionOf('Events', 'main')];
  const person = { firstName: 'Mina' } as Profile;
  render(
    <LyceumProvider>
      <SectionList place="main" sections={sections} person={person} isOwn={false} />
    </LyceumProvider>,
  );
  expect(screen.getAllByRole('heading').map((it) => it.textContent)).toEqual(['Badges', 'Events']);
  expect(asked).toEqual([]);
  act(() => near[0]!());
  const badges = await screen.findByText('Badges of Mina');
  // What is below one that waits stands where it stays once it is seen.
  expect(badges.closest('[data-waiting]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Events' }).closest('[data-waiting]')).toBeTruthy();
  expect(asked).toEqual(['Badges']);
  expect(screen.getByRole('heading', { name: 'Events' })).toBeTruthy();
});

it('shows of one’s own page as somebody else sees it what the page has for them, and nothing that is asked for as oneself', () => {
  const sections = [
    { ...sectionOf('Badges', 'side'), ofPage: () => true },
    { ...sectionOf('Points', 'side'), ofPage: ({ kpi }: Profile) => kpi !== null },
    sectionOf('Friends', 'side'),
  ];
  render(
    <LyceumProvider>
      <SectionList
        place="side"
        sections={sections}
        person={{ firstName: 'Mina', kpi: null } as Profile}
        isOwn={false}
        isPreview
      />
    </LyceumProvider>,
  );
  expect(screen.getAllByRole('heading').map((it) => it.textContent)).toEqual(['Badges']);
});
