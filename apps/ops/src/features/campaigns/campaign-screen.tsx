import { roleLabel } from '@lyceum/contracts/auth';
import {
  campaignAudienceLabels,
  type CampaignDetail,
  campaignTopicLabels,
} from '@lyceum/contracts/campaigns';
import { newsletterInterestLabels } from '@lyceum/contracts/newsletter';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import type { Fact } from '../../detail/fact-list';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { formatNumber } from '../../layout/formats';
import { lateDrawer } from '../../layout/late-drawer';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import { CampaignActions } from './campaign-actions';
import { CampaignPreview } from './campaign-preview';
import { CampaignProgress } from './campaign-progress';
import { CampaignStateBadge } from './campaign-state';
import { campaignsSection } from './section';
import { SendForm } from './send-form';

const EditCampaignDrawer = lateDrawer(() =>
  import('./edit-campaign-drawer').then((it) => it.EditCampaignDrawer),
);

/** How often one that is on its way is asked for, in ms. */
const lookEvery = 5_000;

const isOnItsWay = (campaign: CampaignDetail | undefined): boolean =>
  campaign?.state === 'SENDING' || campaign?.state === 'SCHEDULED';

/** One campaign: how it looks, whom it goes to, how far it is, and what was done to it. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const query = trpc.campaigns.get.useQuery(
    { id },
    { refetchInterval: ({ state }) => (isOnItsWay(state.data) ? lookEvery : false) },
  );
  return (
    <DetailScreen<CampaignDetail> section={campaignsSection} query={query}>
      {(campaign) => <CampaignPage campaign={campaign} />}
    </DetailScreen>
  );
}

function CampaignPage({ campaign }: { readonly campaign: CampaignDetail }) {
  const [open, setOpen] = useState<'edit' | 'send' | null>(null);
  const close = (): void => setOpen(null);
  const { id, name, subject, state, revision } = campaign;
  const isDraft = state === 'DRAFT';
  return (
    <>
      <DetailPage
        section={campaignsSection}
        title={name}
        subtitle={subject}
        state={<CampaignStateBadge state={state} />}
        actions={<CampaignActions campaign={campaign} onOpen={setOpen} />}
        facts={factsOf(campaign)}
      >
        {campaign.startedAt !== null && <CampaignProgress campaign={campaign} />}
        <CampaignPreview id={id} revision={revision} />
        <History of={trpc.campaigns.history} id={id} />
      </DetailPage>
      <EditCampaignDrawer campaign={campaign} isOpen={isDraft && open === 'edit'} onClose={close} />
      <FormDrawer title="Send campaign" isOpen={isDraft && open === 'send'} onClose={close}>
        <SendForm campaign={campaign} onClose={close} />
      </FormDrawer>
    </>
  );
}

/** What a segment says, in words. */
function segmentOf({
  audience,
  interests,
  roles,
  schoolId,
  schoolName,
  groupTag,
  isClassGone,
}: CampaignDetail): Fact[] {
  const goesTo = { label: 'Goes to', value: campaignAudienceLabels[audience] };
  if (audience === 'NEWSLETTER')
    return [
      goesTo,
      { label: 'Interested in', value: interests.map((one) => newsletterInterestLabels[one]()).join(', ') },
    ];
  const gone = 'Not there any more: nobody gets it';
  return [
    goesTo,
    { label: 'Roles', value: roles.map(roleLabel).join(', ') },
    { label: 'School', value: schoolId === null ? 'Any, or none' : (schoolName ?? gone) },
    {
      label: 'Class',
      value: groupTag === '' ? 'Any, or none' : isClassGone ? `${groupTag}. ${gone}` : groupTag,
    },
  ];
}

function factsOf(campaign: CampaignDetail): Fact[] {
  const { id, topic, state, dueAt, startedAt, finishedAt, createdAt, createdById, createdBy } = campaign;
  const timeOf = (label: string, at: string | null): Fact[] =>
    at === null ? [] : [{ label, value: <TimeValue at={at} /> }];
  return [
    ...segmentOf(campaign),
    { label: 'About', value: campaignTopicLabels[topic]() },
    ...(startedAt === null && state !== 'CANCELLED'
      ? [{ label: 'Would get it now', value: <CountValue id={id} /> }]
      : []),
    ...timeOf(startedAt === null ? 'Goes out' : 'Due', dueAt),
    ...timeOf('Begun', startedAt),
    ...timeOf(state === 'CANCELLED' ? 'Canceled' : 'Finished', finishedAt),
    {
      label: 'Made by',
      value: createdById && createdBy ? <PersonLink id={createdById} name={createdBy} /> : 'Deleted user',
    },
    { label: 'Made', value: <TimeValue at={createdAt} /> },
  ];
}

function CountValue({ id }: { readonly id: string }) {
  const { data, error } = trpc.campaigns.count.useQuery({ id });
  if (data) return formatNumber(data.count);
  return error ? 'Could not be counted' : 'Counting …';
}
