import type { AsLeft } from '@lyceum/contracts/ops';
import { toast } from '@lyceum/ui';
import { failureTexts } from '@lyceum/shell';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { asLeftBy } from '../../tables/bulk-action';

interface NamedCode {
  readonly id: string;
  readonly code: string;
}

/** What can be done to one code at once: switched off and on with a way back. */
export function usePromoCodeActions() {
  const setting = trpc.promoCodes.setDisabled.useMutation();
  const fail = (error: unknown): void => {
    toast.error(failureTexts(asFailure(error)).description ?? 'That did not work. Please try again.');
  };

  const set = async ({ id, code }: NamedCode, isDisabled: boolean, asLeft?: AsLeft): Promise<void> => {
    const results = await setting.mutateAsync({ ids: [id], isDisabled, asLeft });
    const error = results[0]?.error;
    if (error) toast.error(error.message);
    else
      toast.success(
        `${code} is ${isDisabled ? 'disabled' : 'in use again'}.`,
        undo({ id, code }, !isDisabled, asLeftBy(results)),
      );
  };

  const undo = (code: NamedCode, isDisabled: boolean, asLeft: AsLeft) => ({
    id: `promo-code-${code.id}`,
    action: { label: 'Undo', onClick: () => void set(code, isDisabled, asLeft).catch(fail) },
  });

  return {
    isBusy: setting.isPending,
    setDisabled: (code: NamedCode, isDisabled: boolean) => void set(code, isDisabled).catch(fail),
  };
}
