import { communityLimits, createForumAnnouncementSchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { confirm, RelativeTime, toast } from '@lyceum/ui';
import { CreateForumAnnouncementDocument, EndForumAnnouncementDocument, execute } from '@lyceum/web-graphql';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { toolLists } from '../forum-queries';
import classes from './announcements.module.css';
import { lastDaySchema } from './reason-schema';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';
import { refreshTool, useToolAction } from './use-tool-action';

const { shape } = createForumAnnouncementSchema;

/** The same rules, on what a form holds: texts. */
const formSchema = z.object({
  title: shape.title,
  content: z.string().trim().max(communityLimits.announcementLength),
  link: z
    .string()
    .trim()
    .transform((link) => (link === '' ? null : link))
    .pipe(shape.link.unwrap()),
  until: lastDaySchema('An announcement ends in the future.'),
});

const nothing = { title: '', content: '', link: '', until: '' };

interface AnnouncementsProps {
  readonly communityId: string;
}

/** What stands above the forum's page until each member has put it away: new ones, and those that run (line 81). */
export function Announcements({ communityId }: AnnouncementsProps) {
  const list = useInfiniteQuery(toolLists.announcements(communityId));
  const end = useToolAction<{ id: string; title: string }>(
    ({ id }) => execute(EndForumAnnouncementDocument, { id }),
    ({ title }) => `“${title}” has ended.`,
  );
  const ask = async (announcement: { id: string; title: string }): Promise<void> => {
    const message = 'Nobody sees it any more from then on.';
    if (await confirm({ title: 'End the announcement', message, confirmLabel: 'End it', tone: 'danger' }))
      end.mutate(announcement);
  };
  return (
    <ToolCard
      title="Announcements"
      description="An announcement stands above the forum until a reader puts it away. The latest is shown first."
    >
      <NewAnnouncement communityId={communityId} />
      <ToolList
        list={list}
        label="Announcements that run"
        empty="Nothing is announced at the moment."
        keyOf={({ id }) => id}
      >
        {({ id, title, content, link, startsAt, endsAt, dismissalsCnt }) => (
          <div className={classes.row}>
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              {content !== '' && <p className={classes.content}>{content}</p>}
              <p className={classes.detail}>
                <RelativeTime at={startsAt} />
                {endsAt
                  ? `, until ${new Date(endsAt).toLocaleDateString('en', { dateStyle: 'medium' })}`
                  : ', without end'}
                {link && `, leads to ${link}`}, put away by {dismissalsCnt}
              </p>
            </div>
            <Button
              size="sm"
              variant="default"
              aria-label={`End ${title}`}
              disabled={end.isPending}
              onClick={() => void ask({ id, title })}
            >
              End
            </Button>
          </div>
        )}
      </ToolList>
    </ToolCard>
  );
}

function NewAnnouncement({ communityId }: AnnouncementsProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: formSchema,
    initialValues: nothing,
    send: async ({ until, ...words }) => {
      const input = { ...words, communityId, endsAt: until?.toISOString() ?? null };
      await execute(CreateForumAnnouncementDocument, { input });
      form.form.reset();
      toast.success('Announced.');
      await refreshTool(queryClient);
    },
  });
  return (
    <ContractForm {...form} action="Announce" place="section">
      <TextInput
        key={form.keyOf('title')}
        {...form.field('title')}
        label="Title"
        maxLength={communityLimits.announcementTitleLength}
      />
      <Textarea
        key={form.keyOf('content')}
        {...form.field('content')}
        required={false}
        label="Text"
        maxLength={communityLimits.announcementLength}
      />
      <TextInput
        key={form.keyOf('link')}
        {...form.field('link')}
        required={false}
        label="Leads to"
        description="A path on this site, such as /community."
        maxLength={communityLimits.announcementLinkLength}
      />
      <TextInput
        key={form.keyOf('until')}
        {...form.field('until')}
        required={false}
        type="date"
        label="Shown until"
        description="Left empty, it runs until you end it."
      />
    </ContractForm>
  );
}
