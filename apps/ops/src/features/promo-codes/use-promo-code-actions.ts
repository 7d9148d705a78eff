import { toast } from '@lyceum/ui';
import { useNavigate } from '@tanstack/react-router';
import { failureTexts } from '@lyceum/shell';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

interface NamedCode {
  readonly id: string;
  readonly code: string;
}

/** What can be done to one code at once: switched off and on with a way back, and copied. */
export function usePromoCodeActions() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const setting = trpc.promoCodes.setDisabled.useMutation();
  const copying = trpc.promoCodes.duplicate.useMutation();
  const fail = (error: unknown): void => {
    toast.error(failureTexts(asFailure(error)).description ?? 'That did not work. Please try again.');
  };

  const set = async ({ id, code }: NamedCode, isDisabled: boolean): Promise<void> => {
    const [result] = await setting.mutateAsync({ ids: [id], isDisabled });
    await utils.promoCodes.invalidate();
    if (result?.error) toast.error(result.error.message);
    else
      toast.success(
        `${code} is ${isDisabled ? 'disabled' : 'in use again'}.`,
        undo({ id, code }, isDisabled),
      );
  };

  const undo = (code: NamedCode, isDisabled: boolean) => ({
    id: `promo-code-${code.id}`,
    action: { label: 'Undo', onClick: () => void set(code, !isDisabled).catch(fail) },
  });

  return {
    isBusy: setting.isPending || copying.isPending,
    setDisabled: (code: NamedCode, isDisabled: boolean) => void set(code, isDisabled).catch(fail),
    /** Opens the copy, ready to be changed. */
    duplicate: ({ id, code }: NamedCode) => {
      const copy = async (): Promise<void> => {
        const made = await copying.mutateAsync({ id });
        await utils.promoCodes.list.invalidate();
        toast.success(`This is a copy of ${code}, in use already.`);
        await navigate({ to: '/promo-codes/$codeId', params: { codeId: made.id }, search: { edit: true } });
      };
      void copy().catch(fail);
    },
  };
}
