import type { ProfilePartName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { toast } from '@lyceum/ui';
import { execute, graphqlQueryOptions, UpdateProfileDocument } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updated, updatingFailed } from '../edit/edit.messages';
import { PrivacyChoice } from '../edit/privacy-choice';
import { type Profile, profileCall } from '../profile-query';

interface PartPrivacyProps {
  readonly name: ProfilePartName;
  /** What it is of, in words. */
  readonly what: string;
  readonly person: Profile;
}

/** Who sees a part of one's own page that has no form; it is kept as soon as it is chosen. */
export function PartPrivacy({ name, what, person }: PartPrivacyProps) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (level: PrivacyLevel) => {
      const privacy: Partial<Record<ProfilePartName, PrivacyLevel>> = { [name]: level };
      return execute(UpdateProfileDocument, { userProfileId: person.id, input: { privacy } });
    },
    onSuccess: ({ updateProfile }) => {
      const { queryKey } = graphqlQueryOptions(...profileCall(person.id, person.id));
      queryClient.setQueryData(queryKey, { getUser: updateProfile });
      toast.success(updated());
    },
    onError: () => toast.error(updatingFailed()),
  });
  return (
    <PrivacyChoice
      name={name}
      what={what}
      person={person}
      value={saving.isPending ? saving.variables : (person.partPrivacy?.[name] ?? 'PRIVATE')}
      onChange={(level) => saving.mutate(level)}
    />
  );
}
