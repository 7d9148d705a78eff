import { useSession } from '@lyceum/session';
import { useQuery } from '@tanstack/react-query';
import { cardQuery } from './friend-queries';

/** Somebody's card for the signed-in user. */
export function usePersonCard(userId: string) {
  return useQuery(cardQuery(userId, useSession().user?.id ?? ''));
}
