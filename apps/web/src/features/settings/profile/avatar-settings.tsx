import { codeOfAvatarPath } from '@lyceum/contracts/auth';
import { lazyPart, readFailure } from '@lyceum/shell';
import { SectionCard, toast, UserAvatar } from '@lyceum/ui';
import { execute, SetMyAvatarDocument, type SettingsMeQuery } from '@lyceum/web-graphql';
import { Button, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { settingsQueries } from '../settings-queries';
import * as messages from './avatar.messages';
import classes from './avatar-settings.module.css';

const AvatarEditor = lazyPart(() => import('./avatar-editor').then((it) => it.AvatarEditor));

/** The picture beside one's name: drawn of our own parts, or none. */
export function AvatarSettings() {
  const { data } = useQuery(settingsQueries.me);
  return (
    <SectionCard title={messages.picture()} description={messages.aboutPicture()}>
      {data && <Picture me={data.me} />}
    </SectionCard>
  );
}

function Picture({ me }: { readonly me: SettingsMeQuery['me'] }) {
  const { firstName, lastName } = me;
  const pictureUrl = me.pictureUrl ?? null;
  const [isDrawing, setDrawing] = useState(false);
  const { save, isSaving } = useSaveAvatar(() => setDrawing(false));
  if (isDrawing) {
    return (
      <Suspense fallback={<Loader aria-label={messages.loadingPictures()} />}>
        <AvatarEditor
          initial={codeOfAvatarPath(pictureUrl)}
          isSaving={isSaving}
          onSave={save}
          onCancel={() => setDrawing(false)}
        />
      </Suspense>
    );
  }
  return (
    <div className={classes.present}>
      <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl} size={88} />
      <Button variant="default" onClick={() => setDrawing(true)}>
        {pictureUrl === null ? messages.drawOne() : messages.drawAnother()}
      </Button>
      {pictureUrl !== null && (
        <Button variant="subtle" loading={isSaving} onClick={() => save(null)}>
          {messages.useInitials()}
        </Button>
      )}
    </div>
  );
}

function useSaveAvatar(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (avatar: string | null) => execute(SetMyAvatarDocument, { avatar }),
    onSuccess: async () => {
      // It stands beside all that one wrote.
      await queryClient.invalidateQueries();
      onSaved();
      toast.success(messages.pictureSaved());
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return { save: (avatar: string | null) => mutate(avatar), isSaving: isPending };
}
