import { communityLimits, createForumAnnouncementSchema } from '@lyceum/contracts/forum';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { confirm, RelativeTime, rich, SectionCard, toast } from '@lyceum/ui';
import { CreateForumAnnouncementDocument, EndForumAnnouncementDocument, execute } from '@lyceum/web-graphql';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { toolLists } from '../forum-queries';
import classes from './announcements.module.css';
import { dayText, lastDaySchema } from './reason-schema';
import * as messages from './settings.messages';
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
  until: lastDaySchema(messages.endsInTheFuture),
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
    ({ title }) => messages.announcementHasEnded({ title }),
  );
  const ask = async (announcement: { id: string; title: string }): Promise<void> => {
    const isSure = await confirm({
      title: messages.endTheAnnouncement(),
      message: messages.aboutEnding(),
      confirmLabel: messages.endIt(),
      tone: 'danger',
    });
    if (isSure) end.mutate(announcement);
  };
  return (
    <SectionCard title={messages.announcements()} description={messages.aboutAnnouncements()}>
      <NewAnnouncement communityId={communityId} />
      <ToolList list={list} label={messages.runningAnnouncements()} empty={messages.nothingAnnounced()}>
        {({ id, title, content, link, startsAt, endsAt, dismissalsCnt }) => (
          <div className={classes.row}>
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              {content !== '' && <p className={classes.content}>{content}</p>}
              {link && <p className={classes.detail}>{messages.leadsToAddress({ address: link })}</p>}
              <p className={classes.detail}>
                {rich(endsAt ? messages.runsUntil : messages.runsWithoutEnd, {
                  when: <RelativeTime at={startsAt} />,
                  day: endsAt ? dayText(new Date(endsAt)) : '',
                  count: dismissalsCnt,
                })}
              </p>
            </div>
            <Button
              size="sm"
              variant="default"
              aria-label={messages.endAnnouncement({ title })}
              disabled={end.isPending}
              onClick={() => void ask({ id, title })}
            >
              {messages.end()}
            </Button>
          </div>
        )}
      </ToolList>
    </SectionCard>
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
      toast.success(messages.announced());
      await refreshTool(queryClient);
    },
  });
  return (
    <ContractForm {...form} action={messages.announce()} place="section">
      <TextInput
        {...form.field('title')}
        label={messages.title()}
        maxLength={communityLimits.announcementTitleLength}
      />
      <Textarea
        {...form.field('content', { required: false })}
        label={messages.text()}
        maxLength={communityLimits.announcementLength}
      />
      <TextInput
        {...form.field('link', { required: false })}
        label={messages.leadsTo()}
        description={messages.aboutLink()}
        maxLength={communityLimits.announcementLinkLength}
      />
      <TextInput
        {...form.field('until', { required: false })}
        type="date"
        label={messages.shownUntil()}
        description={messages.aboutShownUntil()}
      />
    </ContractForm>
  );
}
