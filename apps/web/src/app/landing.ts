import { FeatureExtraUsersDocument, send } from '@lyceum/web-graphql';
import { homePath } from './next-path';

/** People on this list of the console land on a course (checklist line 12). */
const specialLanding = { feature: 'SaudiLicwUsers', path: '/courses' };

/** Nobody waits longer than this, in ms, to get home. */
const patienceMilliseconds = 3_000;

/** Where the root leads somebody who is signed in. When the server does not say, home. */
export async function landingPath(email: string): Promise<string> {
  try {
    const variables = { featureName: specialLanding.feature };
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const { getFeatureExtraUsers } = await send(FeatureExtraUsersDocument, variables, { signal });
    const isSpecial = getFeatureExtraUsers.some((one) => one.toLowerCase() === email.toLowerCase());
    return isSpecial ? specialLanding.path : homePath;
  } catch {
    return homePath;
  }
}
