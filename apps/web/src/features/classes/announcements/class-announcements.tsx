import { lazyPart, QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import {
  ClassAnnouncementsDocument,
  type AnnouncementFragment,
  graphqlQueryOptions,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Announcement } from './announcement';
import * as messages from './announcements.messages';
import classes from './class-announcements.module.css';

const WriteAnnouncement = lazyPart(() => import('./edit-announcement').then((it) => it.WriteAnnouncement));
const KeptAnnouncement = lazyPart(() => import('./edit-announcement').then((it) => it.KeptAnnouncement));

/** So many are shown before the older ones are asked for. */
const shownFirst = 3;

interface ClassAnnouncementsProps {
  readonly groupTag: string;
  readonly teaches: boolean;
}

/** What a class was told, the last first; who teaches it tells more. */
export function ClassAnnouncements({ groupTag, teaches }: ClassAnnouncementsProps) {
  const announcements = useQuery(graphqlQueryOptions(ClassAnnouncementsDocument, { groupTag }));
  return (
    <SectionCard title={messages.announcements()}>
      {teaches && (
        <Suspense>
          <WriteAnnouncement groupTag={groupTag} />
        </Suspense>
      )}
      <QueryContent
        query={announcements}
        subject={messages.announcements()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getLiveCourseAnnouncements: made }) =>
          made.length === 0 ? (
            <p className={classes.detail}>
              {messages.none()} {teaches && messages.noneOfYours()}
            </p>
          ) : (
            <Announcements made={made} groupTag={groupTag} />
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

interface AnnouncementsProps {
  readonly made: readonly AnnouncementFragment[];
  readonly groupTag: string;
}

function Announcements({ made, groupTag }: AnnouncementsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={classes.list}>
        {(isWhole ? made : made.slice(0, shownFirst)).map((announcement) => (
          <li key={announcement.id} className={classes.row}>
            {announcement.isKept ? (
              <Suspense fallback={<Announcement announcement={announcement} />}>
                <KeptAnnouncement announcement={announcement} groupTag={groupTag} />
              </Suspense>
            ) : (
              <Announcement announcement={announcement} />
            )}
          </li>
        ))}
      </ul>
      {!isWhole && made.length > shownFirst && (
        <Button variant="default" size="xs" onClick={() => setWhole(true)}>
          {messages.showOlder()}
        </Button>
      )}
    </>
  );
}
