import { changeMediaSchema, type MediaDetail } from '@lyceum/contracts/cms';
import { sizesOf } from '@lyceum/contracts/uploads';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { FocalPoint, type Point } from './focal-point';
import { PictureChanged } from './picture-changed';
import { pictureChanges } from './picture-changes';
import { PictureWords } from './picture-words';

const schema = changeMediaSchema.pick({ title: true, alt: true, credit: true });

/**
 * What is said of a picture, and the point of it that stays in sight. What somebody else saves is taken over while nothing
 * is typed here; otherwise what is typed stays, and whoever typed it chooses.
 */
export function PictureForm({ picture }: { readonly picture: MediaDetail }) {
  const { id, url, revision } = picture;
  /** What the form began with. */
  const [begun, setBegun] = useState(picture);
  const [moved, setMoved] = useState<Point | null>(null);
  const point = moved ?? pointIn(begun);
  const change = trpc.media.change.useMutation();
  const { form, settle, forget, ...contractForm } = useContractForm({
    schema,
    initialValues: wordsIn(picture),
    send: async (words) => {
      const sent = form.getValues();
      await change.mutateAsync({ id, revision, ...words, ...point }).catch((error: unknown) => {
        throw asFailure(error);
      });
      settle(sent);
      setBegun({ ...picture, ...words, ...point });
      toast.success('Saved. Visitors see it from now on.');
    },
  });
  const { field, isDirty, isSending } = contractForm;
  const isTyped = isDirty || point.focalX !== begun.focalX || point.focalY !== begun.focalY;
  useUnsavedChanges(isTyped);
  const isBehind = begun.revision !== revision && !isSending;
  if (isBehind && !isTyped) {
    setBegun(picture);
    setMoved(null);
  }
  const fill = (from: MediaDetail): void => {
    settle(wordsIn(from));
    // Fields that say the same already are left alone, and who is at one of them stays there.
    if (form.isDirty()) form.reset();
  };
  const follow = useEffectEvent(() => {
    if (!isTyped) fill(begun);
  });
  useEffect(() => follow(), [begun]);
  const takeTheirs = (): void => {
    fill(picture);
    forget();
    setMoved(null);
  };
  // Another file alone leaves everything that is typed here as true as it was.
  const changes = isBehind && isTyped ? pictureChanges(begun, picture) : [];
  const isCrossed = changes.length > 0;
  return (
    <ContractForm
      {...contractForm}
      {...(isCrossed && { problems: [] })}
      action={isCrossed ? 'Save mine instead' : 'Save'}
      place="section"
    >
      {isCrossed && <PictureChanged changes={changes} onTheirs={takeTheirs} />}
      <FocalPoint src={sizesOf(url).medium} alt={begun.alt} point={point} onChange={setMoved} />
      <PictureWords field={field} />
    </ContractForm>
  );
}

const wordsIn = ({ title, alt, credit }: MediaDetail) => ({ title, alt, credit });
const pointIn = ({ focalX, focalY }: MediaDetail): Point => ({ focalX, focalY });
