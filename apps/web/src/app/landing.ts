import { specialLandingFeature } from '@lyceum/contracts/admin';
import { send, SpecialLandingDocument } from '@lyceum/web-graphql';
import { homePath, ownPath } from './next-path';

/** Where people of the special feature land when the console names no other page (checklist line 12). */
const specialPath = '/courses';

/** Nobody waits longer than this, in ms, to get home. */
const patienceMilliseconds = 3_000;

/** Where the root leads somebody who is signed in. When the server does not say, home. */
export async function landingPath(email: string): Promise<string> {
  try {
    const variables = { featureName: specialLandingFeature };
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const answer = await send(SpecialLandingDocument, variables, { signal });
    const isSpecial = answer.getFeatureExtraUsers.some((one) => one.toLowerCase() === email.toLowerCase());
    return isSpecial ? (ownPath(answer.getFeatureLanding ?? '') ?? specialPath) : homePath;
  } catch {
    return homePath;
  }
}
