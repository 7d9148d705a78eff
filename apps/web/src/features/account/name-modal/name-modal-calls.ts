import { authErrors, doneAnswerSchema, type UpdateUserInput } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  newSchoolAnswerSchema,
  type NewSchoolInput,
  type School,
  searchSchoolsAnswerSchema,
} from '@lyceum/contracts/schools';
import { ApiError, callAndRead, postAndRead, renewToken, session } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import * as messages from './school.messages';

/**
 * Confirms who somebody is, and has the token say it (checklist line 171).
 * @throws ApiError with the issues of what breaks a rule, else with the one text for whatever failed
 */
export async function confirmAnswers(answers: UpdateUserInput): Promise<void> {
  try {
    await postAndRead(doneAnswerSchema, '/updateUser', answers);
  } catch (error) {
    if (error instanceof ApiError && error.issues.length > 0) throw error;
    // Whoever turns out to be under 13 is locked out from now on; the login page says what happens.
    if (error instanceof ApiError && error.code === authErrors.GUARDIAN_CONSENT_NEEDED.code)
      session.end('CONSENT_NEEDED');
    // 'Sorry, something went wrong. Please try again.', whatever it was.
    throw new ApiError(commonErrors.INTERNAL);
  }
  // It is kept; a token that says the old names is renewed with the next one at the latest.
  await renewToken().catch(() => undefined);
}

/** @throws ApiError, NetworkError */
export async function searchSchools(searchKey: string): Promise<readonly School[]> {
  const query = new URLSearchParams({ searchKey }).toString();
  return (await callAndRead(searchSchoolsAnswerSchema, `/search-schools?${query}`)).schools;
}

/**
 * Adds a school, or finds the one of this name that the city has already (checklist lines 169, 170).
 * @throws ApiError with the issues of what breaks a rule, or the one text for whatever failed
 */
export async function addSchool(school: NewSchoolInput): Promise<School> {
  try {
    return (await postAndRead(newSchoolAnswerSchema, '/school-newSchoolCreation', school)).school;
  } catch (error) {
    if (error instanceof ApiError && (error.issues.length > 0 || error.status === 429)) throw error;
    logFailure(error);
    throw new ApiError({ ...commonErrors.INTERNAL, message: messages.notCreated() });
  }
}
