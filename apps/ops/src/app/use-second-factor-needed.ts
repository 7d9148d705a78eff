import { authErrors } from '@lyceum/contracts/auth';
import { ApiError } from '@lyceum/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asFailure } from './as-failure';

/** Whether the server has refused a call because this member of staff logged in without a second factor. */
export function useSecondFactorNeeded(): boolean {
  const queryClient = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const judge = (error: unknown): void => {
      const failure = asFailure(error);
      if (failure instanceof ApiError && failure.code === authErrors.SECOND_FACTOR_REQUIRED.code)
        setNeeded(true);
    };
    const stops = [
      queryClient.getQueryCache().subscribe(({ query }) => judge(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => judge(mutation?.state.error)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  return isNeeded;
}
