import type { SignInWay } from '@lyceum/contracts/auth';
import { type ActivityFeature, featureOfPath, type UserActionType } from '@lyceum/contracts/logging';
import { type HeardAction, statement } from '@lyceum/kernel';
import { type BrowserDescription, describeBrowser } from './describe-browser';

/** One thing a person did, with the browser they did it in (checklist line 239). */
export interface ActionRecord extends BrowserDescription {
  readonly userId: string;
  readonly actionType: UserActionType;
  /** The part of the product it belongs to. */
  readonly feature: ActivityFeature;
  /** How somebody signed in; of a LOGIN alone (checklist line 38). */
  readonly loginType: SignInWay | null;
  readonly path: string | null;
  /** Time on the page, in ms. */
  readonly duration: number | null;
  /** What only some types say, e.g. target and its id, or the idle time of a log-out (checklist line 29). */
  readonly details: object | null;
  readonly happenedAt: Date;
}

/** Any number of actions in one statement. */
export const insertActionsQuery = statement(
  'logging.insert-actions',
  `INSERT INTO user_actions (user_id, action_type, feature, browser, browser_version, os, os_version, platform,
                              login_type, path, duration, details, created_at)
    SELECT * FROM unnest($userIds::uuid[], $actionTypes::text[], $features::text[], $browsers::text[],
                         $browserVersions::text[], $oses::text[], $osVersions::text[], $platforms::text[],
                         $loginTypes::text[], $paths::text[], $durations::integer[], $details::jsonb[], $happenedAt::timestamptz[])`,
);

/** The values of `insertActionsQuery`: one array a column. */
export function actionValues(actions: readonly ActionRecord[]): Readonly<Record<string, unknown[]>> {
  const column = (read: (action: ActionRecord) => unknown): unknown[] => actions.map(read);
  return {
    userIds: column(({ userId }) => userId),
    actionTypes: column(({ actionType }) => actionType),
    features: column(({ feature }) => feature),
    browsers: column(({ browser }) => browser),
    browserVersions: column(({ browserVersion }) => browserVersion),
    oses: column(({ os }) => os),
    osVersions: column(({ osVersion }) => osVersion),
    platforms: column(({ platform }) => platform),
    loginTypes: column(({ loginType }) => loginType),
    paths: column(({ path }) => path),
    durations: column(({ duration }) => duration),
    details: column(({ details }) => details && JSON.stringify(details)),
    happenedAt: column(({ happenedAt }) => happenedAt.toISOString()),
  };
}

/** An action the server heard of from a domain. Where no feature is named, the path says it. */
export function heardAction(heard: HeardAction): ActionRecord {
  const { userId, actionType, path = null } = heard;
  return {
    userId,
    actionType,
    path,
    feature: heard.feature ?? featureOfPath(path),
    loginType: heard.loginType ?? null,
    duration: heard.duration ?? null,
    details: heard.details ?? null,
    happenedAt: new Date(),
    ...describeBrowser(heard.userAgent ?? ''),
  };
}
