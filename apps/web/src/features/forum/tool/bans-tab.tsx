import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { execute, UnbanMemberDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum, Person } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { dayText } from './reason-schema';
import { ToolList } from './tool-list';
import * as messages from './tool.messages';
import { useToolAction } from './use-tool-action';

/** Who is shut out, why and until when (checklist line 78). */
export function BansTab({ forum: { id: communityId } }: { readonly forum: Forum }) {
  const list = useInfiniteQuery(toolLists.bans(communityId));
  const unban = useToolAction<Person>(
    ({ id: memberId }) => execute(UnbanMemberDocument, { communityId, memberId }),
    (user) => messages.noLongerBanned({ person: fullName(user) }),
  );
  return (
    <SectionCard title={messages.bans()} description={messages.aboutBans()}>
      <ToolList list={list} label={messages.bans()} empty={messages.nobodyIsBanned()}>
        {({ user, reason, endsAt, createdAt, bannedBy }) => (
          <PersonRow
            person={user}
            detail={
              <>
                {reason}
                <br />
                {rich(endsAt ? messages.bannedByUntil : messages.bannedBy, {
                  person: fullName(bannedBy),
                  when: <RelativeTime at={createdAt} />,
                  day: endsAt ? dayText(new Date(endsAt)) : '',
                })}
              </>
            }
            actions={
              <Button
                size="sm"
                variant="default"
                aria-label={messages.unbanPerson({ person: fullName(user) })}
                disabled={unban.isPending}
                onClick={() => unban.mutate(user)}
              >
                {messages.unban()}
              </Button>
            }
          />
        )}
      </ToolList>
    </SectionCard>
  );
}
