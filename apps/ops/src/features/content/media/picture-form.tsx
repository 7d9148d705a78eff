import { changeMediaSchema, type MediaDetail } from '@lyceum/contracts/cms';
import { sizesOf } from '@lyceum/contracts/uploads';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import { FocalPoint } from './focal-point';
import { PictureWords } from './picture-words';

const schema = changeMediaSchema.pick({ title: true, alt: true, credit: true });

/** What is said of a picture, and the point of it that stays in sight. */
export function PictureForm({ picture }: { readonly picture: MediaDetail }) {
  const { id, url, revision, title, alt, credit, focalX, focalY } = picture;
  const [point, setPoint] = useState({ focalX, focalY });
  const change = trpc.media.change.useMutation();
  const contractForm = useContractForm({
    schema,
    initialValues: { title, alt, credit },
    send: async (words) => {
      await change.mutateAsync({ id, revision, ...words, ...point }).catch((error: unknown) => {
        throw asFailure(error);
      });
      toast.success('Saved. Visitors see it from now on.');
    },
  });
  const { field, isDirty } = contractForm;
  const isMoved = point.focalX !== focalX || point.focalY !== focalY;
  useUnsavedChanges(isDirty || isMoved);
  return (
    <ContractForm {...contractForm} action="Save" place="section">
      <FocalPoint src={sizesOf(url).medium} alt={alt} point={point} onChange={setPoint} />
      <PictureWords field={field} />
    </ContractForm>
  );
}
