import { everyHour } from '../common/call-limit';

/** Bounds of campaigns and of reports about mails. */
export const campaignLimits = {
  nameLength: 100,
  /** Of subject, first words in the list of mails, and heading. */
  lineLength: 150,
  bodyLength: 10_000,
  buttonLength: 60,
  pathLength: 500,
  tagLength: 100,
  /** Characters of a school's name that are looked for, and schools that are found. */
  schoolTextLength: 100,
  schoolsFound: 20,
  /** Who is younger gets no campaign, and who has not said how old they are gets none either (decision 70). */
  leastAgeYears: 16,
  /** Furthest a campaign is scheduled, in days. */
  scheduledDays: 365,
  /** Reports in one call of the mail service. */
  reportsAtOnce: 1_000,
  /** Bytes of such a call. */
  reportBytes: 1_000_000,
  reasonLength: 200,
  /** The signature of a report may be so old, or so far ahead, in seconds. */
  signatureSeconds: 300,
} as const;

/** How often somebody mails themselves how a campaign looks. */
export const campaignCalls = { tests: everyHour('campaigns.tests', 30) } as const;
