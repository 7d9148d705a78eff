import { lazyPart } from '@lyceum/shell';
import { achievementsAndBadges } from './achievements/achievements.messages';
import { recentActivities } from './activities/activities.messages';
import { endorsements } from './endorsements/endorsements.messages';
import { points } from './kpi/kpi.messages';
import { forums } from './places/places.messages';
import type { Section } from './section';
import * as messages from './sections.messages';

/** What stands on a profile beside who somebody is and what they say of themselves, each place from top to bottom. */
export const profileSections: readonly Section[] = [
  {
    title: points,
    place: 'side',
    Part: lazyPart(() => import('./kpi/kpi-section').then((it) => it.KpiSection)),
    ofPage: ({ kpi = null }) => kpi !== null,
  },
  {
    title: achievementsAndBadges,
    place: 'side',
    Part: lazyPart(() => import('./achievements/achievements-section').then((it) => it.AchievementsSection)),
    ofPage: ({ achievements = null }) => achievements !== null,
  },
  {
    title: messages.friends,
    place: 'side',
    Part: lazyPart(() => import('./friends-section').then((it) => it.FriendsSection)),
  },
  {
    title: forums,
    place: 'side',
    Part: lazyPart(() => import('./places/places-section').then((it) => it.PlacesSection)),
  },
  {
    title: endorsements,
    place: 'main',
    Part: lazyPart(() => import('./endorsements/endorsements-section').then((it) => it.EndorsementsSection)),
  },
  {
    title: recentActivities,
    place: 'main',
    Part: lazyPart(() => import('./activities/activities-section').then((it) => it.ActivitiesSection)),
  },
];
