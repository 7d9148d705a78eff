import { asErrorAnswer, commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';

/** Reads an ErrorAnswer; anything else (a proxy's page, say) becomes the catalogue's answer for the status. */
export function readErrorAnswer(candidate: unknown, httpStatus: number): ErrorAnswer {
  const answer = asErrorAnswer(candidate);
  if (answer) return answer;
  const known = Object.values(commonErrors).find(({ status }) => status === httpStatus);
  const { code, status, message } = known ?? fallback(httpStatus);
  return { code, status, message };
}

/** Statuses of gateways in front of the server say that it is not there, not that it failed. */
function fallback(httpStatus: number): ErrorAnswer {
  return httpStatus === 502 || httpStatus === 504 ? commonErrors.UNAVAILABLE : commonErrors.INTERNAL;
}
