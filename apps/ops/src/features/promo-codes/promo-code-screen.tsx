import type { PromoCodeDetail } from '@lyceum/contracts/payments';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { factsOf } from './promo-code-facts';
import { PromoCodeDrawer } from './promo-code-drawer';
import { HistorySection } from './history-section';
import { PromoCodeStateBadge } from './promo-code-state';
import { RedemptionsSection } from './redemptions-section';
import { UsageSection } from './usage-section';
import { usePromoCodeActions } from './use-promo-code-actions';

const back = { to: '/promo-codes', label: 'Promo codes' };

interface PromoCodeScreenProps {
  readonly codeId: string;
  /** Whether the form is open, as the address says. */
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** One code: its rules, who used it and when, and what was done to it. */
export function PromoCodeScreen({ codeId, ...editing }: PromoCodeScreenProps) {
  return (
    <DetailScreen<PromoCodeDetail> back={back} query={trpc.promoCodes.get.useQuery({ id: codeId })}>
      {(code) => <PromoCodePage code={code} {...editing} />}
    </DetailScreen>
  );
}

type PromoCodePageProps = Omit<PromoCodeScreenProps, 'codeId'> & { readonly code: PromoCodeDetail };

function PromoCodePage({ code, isEditing, onEditing }: PromoCodePageProps) {
  const [isCopying, setCopying] = useState(false);
  const navigate = useNavigate();
  const usage = trpc.promoCodes.usage.useQuery({ id: code.id, cursor: null });
  // A use that was given back counts no more, and stands in the list.
  const wasUsed = code.uses > 0 || (usage.data?.rows.length ?? 0) > 0;
  return (
    <>
      <DetailPage
        back={back}
        title={code.code}
        state={<PromoCodeStateBadge state={code.state} />}
        subtitle={code.name}
        actions={<Actions code={code} onEdit={() => onEditing(true)} onCopy={() => setCopying(true)} />}
        facts={factsOf(code)}
      >
        {wasUsed && <RedemptionsSection id={code.id} timeZone={code.timeZone} />}
        <UsageSection id={code.id} />
        <HistorySection id={code.id} />
      </DetailPage>
      {code.isEditable && <PromoCodeDrawer isOpen={isEditing} code={code} onClose={() => onEditing(false)} />}
      <PromoCodeDrawer
        isOpen={isCopying}
        original={code}
        onMade={(id) => void navigate({ to: '/promo-codes/$codeId', params: { codeId: id } })}
        onClose={() => setCopying(false)}
      />
    </>
  );
}

interface ActionsProps {
  readonly code: PromoCodeDetail;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
}

/** Somebody else's code can be copied; only one's own is changed. */
function Actions({ code, onEdit, onCopy }: ActionsProps) {
  const { isBusy, setDisabled } = usePromoCodeActions();
  const { data: options } = trpc.promoCodes.options.useQuery(undefined, { staleTime: 60_000 });
  const isDisabled = code.state === 'DISABLED';
  return (
    <>
      {(options?.owners.length ?? 0) > 0 && (
        <Button size="xs" variant="default" onClick={onCopy}>
          Duplicate
        </Button>
      )}
      {code.isEditable && (
        <>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={() => setDisabled(code, !isDisabled)}
          >
            {isDisabled ? 'Enable' : 'Disable'}
          </Button>
          <Button size="xs" onClick={onEdit}>
            Edit
          </Button>
        </>
      )}
    </>
  );
}
