import type { ProfilePicturePlace } from '@lyceum/contracts/profile';
import { execute, graphqlQueryOptions, SetProfilePictureDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { profileCall } from '../profile-query';

/** Shows a picture of the signed-in user that is on the server already, or none. */
export function useSetPicture(userId: string, place: ProfilePicturePlace) {
  const queryClient = useQueryClient();
  return async (url: string | null): Promise<void> => {
    const { setProfilePicture } = await execute(SetProfilePictureDocument, { userId, place, url });
    queryClient.setQueryData(graphqlQueryOptions(...profileCall(userId, userId)).queryKey, {
      getUser: setProfilePicture,
    });
    // A picture stands beside all that one wrote.
    if (place === 'PICTURE') void queryClient.invalidateQueries();
  };
}
