import type { SignInWay } from '@lyceum/contracts/auth';
import { type ActivityFeature, featureOfPath, type UserActionType } from '@lyceum/contracts/logging';
import type { HeardAction, PreparedQuery } from '@lyceum/kernel';
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
export const insertActionsQuery: PreparedQuery = {
  name: 'logging.insert-actions',
  text: `
    INSERT INTO user_actions (user_id, action_type, feature, browser, browser_version, os, os_version, platform,
                              login_type, path, duration, details, created_at)
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                         $9::text[], $10::text[], $11::integer[], $12::jsonb[], $13::timestamptz[])`,
};

/** The values of `insertActionsQuery`: one array a column. */
export function actionValues(actions: readonly ActionRecord[]): unknown[][] {
  const column = (read: (action: ActionRecord) => unknown): unknown[] => actions.map(read);
  return [
    column(({ userId }) => userId),
    column(({ actionType }) => actionType),
    column(({ feature }) => feature),
    column(({ browser }) => browser),
    column(({ browserVersion }) => browserVersion),
    column(({ os }) => os),
    column(({ osVersion }) => osVersion),
    column(({ platform }) => platform),
    column(({ loginType }) => loginType),
    column(({ path }) => path),
    column(({ duration }) => duration),
    column(({ details }) => details && JSON.stringify(details)),
    column(({ happenedAt }) => happenedAt.toISOString()),
  ];
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
