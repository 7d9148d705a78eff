/** Bounds of what somebody tells of themselves; texts are in characters. */
export const profileLimits = {
  aboutMeLength: 5_000,
  /** Links in it. */
  aboutMeLinks: 5,
  /** Of each kind of people who may read something, so many are named. */
  namedViewers: 50,
  lineLength: 100,
  addressLength: 200,
  phoneLength: 30,
  earliestGraduation: 1950,
  latestGraduation: 2100,
  /** Activities of one page (checklist line 146), and how many of the latest are gone through. */
  activitiesPage: 10,
  activitiesKept: 100,
  /** Points of one page of the ledger, and how many of the latest are gone through for somebody else. */
  kpiPage: 20,
  kpiShown: 200,
  /** The most that can be said of points. */
  mostPoints: 1_000_000_000,
  achievementTitle: 60,
  achievementDescription: 200,
  /** Counting who has one stops there. */
  countedHolders: 10_000,
  /** Of the achievements and of the badges of one person, so many are told, the latest. */
  shownAchievements: 50,
  /** Forums and events of one profile. */
  shownEntries: 50,
  endorsementLength: 2_000,
  /** Of one page, and the most that are asked for at once. */
  endorsementsPage: 10,
  mostEndorsements: 50,
  /** With so many links a moderator looks at one first. */
  reviewedLinks: 2,
  /** Of so many of somebody’s first ones for people under age. */
  reviewedEndorsements: 2,
} as const;
