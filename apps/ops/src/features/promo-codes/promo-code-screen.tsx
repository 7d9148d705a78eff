import type { PromoCodeDetail } from '@lyceum/contracts/payments';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { CopyButton } from '../../layout/copy-button';
import { DetailScreen } from '../../detail/detail-screen';
import { History } from '../../detail/history';
import { factsOf } from './promo-code-facts';
import { PromoCodeDrawer } from './promo-code-drawer';
import { PromoCodeStateBadge } from './promo-code-state';
import { RedemptionsSection } from './redemptions-section';
import { promoCodesSection } from './section';
import { UsageSection } from './usage-section';
import { usePromoCodeActions } from './use-promo-code-actions';

/** One code: its rules, who used it and when, and what was done to it. */
export function PromoCodeScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<PromoCodeDetail> section={promoCodesSection} query={trpc.promoCodes.get.useQuery({ id })}>
      {(code) => <PromoCodePage code={code} />}
    </DetailScreen>
  );
}

function PromoCodePage({ code }: { readonly code: PromoCodeDetail }) {
  const { isEditing, setEditing } = useEditing();
  const [isCopying, setCopying] = useState(false);
  const navigate = useNavigate();
  const usage = trpc.promoCodes.usage.useQuery({ within: code.id, search: '', cursor: null });
  // A use that was given back counts no more, and stands in the list.
  const wasUsed = code.uses > 0 || (usage.data?.rows.length ?? 0) > 0;
  return (
    <>
      <DetailPage
        section={promoCodesSection}
        title={code.code}
        state={<PromoCodeStateBadge state={code.state} />}
        subtitle={code.name}
        actions={<Actions code={code} onEdit={() => setEditing(true)} onCopy={() => setCopying(true)} />}
        facts={factsOf(code)}
      >
        {wasUsed && <RedemptionsSection id={code.id} timeZone={code.timeZone} />}
        <UsageSection id={code.id} wasUsed={wasUsed} />
        <History of={trpc.promoCodes.history} id={code.id} />
      </DetailPage>
      {code.isEditable && (
        <PromoCodeDrawer isOpen={isEditing} code={code} onClose={() => setEditing(false)} />
      )}
      <PromoCodeDrawer
        isOpen={isCopying}
        original={code}
        onMade={(id) => void navigate({ to: '/promo-codes/$id', params: { id } })}
        onClose={() => setCopying(false)}
      />
    </>
  );
}

/** Whether the form is open, as the address says. */
function useEditing() {
  const { edit } = useSearch({ from: '/_console/promo-codes/$id' });
  const navigate = useNavigate({ from: '/promo-codes/$id' });
  return {
    isEditing: edit === true,
    setEditing: (isEditing: boolean) =>
      void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false }),
  };
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
      <CopyButton text={code.code} label="Copy code" done={`${code.code} is copied.`} />
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
