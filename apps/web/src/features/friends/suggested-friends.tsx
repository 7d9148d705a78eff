import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, SearchField, SectionCard } from '@lyceum/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FriendButton } from './friend-button';
import { suggestionsQuery } from './friend-queries';
import * as messages from './friends.messages';
import classes from './people-settings.module.css';
import { PersonName } from './person-name';

/** People one may know: friends of friends, and those of the same class, school or forum (checklist line 262). */
export function SuggestedFriends() {
  const me = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const suggestions = useQuery({
    ...suggestionsQuery(me, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <SectionCard title={messages.peopleYouMayKnow()} description={messages.aboutPeopleYouMayKnow()}>
      <SearchField label={messages.findByName()} value={search} onChange={setSearch} size="sm" />
      <QueryContent
        query={suggestions}
        subject={messages.peopleYouMayKnow()}
        skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
      >
        {({ getUsersAsFriendSuggestions: people }) =>
          people.length === 0 ? (
            <p className={classes.none}>
              {search === '' ? messages.nobodyYouMayKnow() : messages.nobodyOfThisName({ search })}
            </p>
          ) : (
            <ul className={classes.suggestions}>
              {people.map(({ user, reasons }) => (
                <li key={user.id} className={classes.row}>
                  <PersonName
                    person={user}
                    detail={reasons.map((reason) => messages.suggestedFor[reason]()).join(' · ')}
                  />
                  <FriendButton person={user} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}
