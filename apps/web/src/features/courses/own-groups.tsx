import { loadingState } from '@lyceum/contracts/shell';
import { useLoad, useSending } from '@lyceum/shell';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { enrol, fetchCourse, fetchPlaces, leaveWaiting, type Place } from './course-calls';
import classes from './course-page.module.css';
import { isFree } from './course-words';
import * as messages from './courses.messages';
import { GroupList, type OpenGroup } from './group-list';

interface OwnGroupsProps {
  readonly me: string;
  readonly page: CoursePageFragment;
  readonly classroomLink: (groupTag: string) => ReactNode;
  readonly checkoutLink: ((groupTag: string) => ReactNode) | null;
}

/** The classes of a course with where the reader stands in each, and what they can do about it. */
export function OwnGroups({ me, page, classroomLink, checkoutLink }: OwnGroupsProps) {
  const { courseTag } = page.course;
  const [groups, setGroups] = useState(page.groups);
  const load = useCallback(() => fetchPlaces(me), [me]);
  const places = useLoad(load);
  if (places.state === loadingState.failed) {
    return (
      <GroupList
        groups={groups}
        actions={() => (
          <p className={classes.actions} role="alert">
            {messages.placeFailed()}{' '}
            <Button size="compact-sm" variant="default" onClick={places.retry}>
              {messages.tryAgain()}
            </Button>
          </p>
        )}
      />
    );
  }
  if (places.state === loadingState.loading)
    return <GroupList groups={groups} actions={() => <span className={classes.actionPlace} />} />;
  const act = async (work: Promise<unknown>): Promise<void> => {
    await work;
    const [now, fresh] = await Promise.all([fetchPlaces(me), fetchCourse(courseTag)]);
    places.replace(now);
    setGroups(fresh.groups);
  };
  return (
    <GroupList
      groups={groups}
      actions={(group) => (
        <GroupAction
          group={group}
          place={places.data.find(({ groupTag }) => groupTag === group.groupTag)}
          isFree={isFree(page.course)}
          onEnrol={() => act(enrol(me, group.groupTag))}
          onLeave={() => act(leaveWaiting(me, group.groupTag))}
          classroomLink={classroomLink}
          checkoutLink={checkoutLink}
        />
      )}
    />
  );
}

interface GroupActionProps extends Pick<OwnGroupsProps, 'classroomLink' | 'checkoutLink'> {
  readonly group: OpenGroup;
  readonly place: Place | undefined;
  readonly isFree: boolean;
  readonly onEnrol: () => Promise<void>;
  readonly onLeave: () => Promise<void>;
}

function GroupAction({
  group,
  place,
  isFree: isFreeOfCharge,
  onEnrol,
  onLeave,
  classroomLink,
  checkoutLink,
}: GroupActionProps) {
  const sending = useSending((work: () => Promise<void>) => work());
  const { isSending, problems, submit } = sending;
  const failure = problems.map(({ message }) => (
    <p key={message} className={classes.failure} role="alert">
      {message}
    </p>
  ));
  if (place?.state === 'WAITING') {
    return (
      <Waiting group={group} place={place}>
        <Button variant="default" loading={isSending} onClick={() => void submit(onLeave)}>
          {messages.leaveWaiting()}
        </Button>
        {failure}
      </Waiting>
    );
  }
  if (place) {
    return (
      <div className={classes.actions}>
        <p role="status">
          <strong>{place.role === 'STUDENT' ? messages.youAreIn() : messages.youTeach()}</strong>
        </p>
        {classroomLink(group.groupTag)}
      </div>
    );
  }
  const hasSeat = isFreeOfCharge && group.seatsLeft !== 0;
  if (!isFreeOfCharge && checkoutLink && group.seatsLeft !== 0) {
    return (
      <div className={classes.actions}>
        {checkoutLink(group.groupTag)}
        <Button size="md" variant="subtle" loading={isSending} onClick={() => void submit(onEnrol)}>
          {messages.joinList()}
        </Button>
        <p className={classes.muted}>{messages.aboutPayingOrList()}</p>
        {failure}
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <Button size="md" loading={isSending} onClick={() => void submit(onEnrol)}>
        {hasSeat ? messages.enrol() : isFreeOfCharge ? messages.joinWaitingList() : messages.joinList()}
      </Button>
      {!hasSeat && isFreeOfCharge && <p className={classes.muted}>{messages.aboutWaiting()}</p>}
      {failure}
    </div>
  );
}

interface WaitingProps extends Pick<GroupActionProps, 'group'> {
  readonly place: Place;
  readonly children: ReactNode;
}

/** Why somebody waits, and how long it may be. */
function Waiting({ group, place, children }: WaitingProps) {
  const before = place.waitBefore ?? 0;
  return (
    <div className={classes.actions}>
      <p role="status">
        <strong>{messages.youWait()}</strong>{' '}
        {group.seatsLeft !== 0
          ? messages.staffFirst()
          : before === 0
            ? messages.youAreNext()
            : messages.waitBefore({ count: before })}
      </p>
      {children}
    </div>
  );
}
