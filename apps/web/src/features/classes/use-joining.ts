import { ApiError } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { execute, JoinLessonDocument, StayInLessonDocument } from '@lyceum/web-graphql';
import { useEffect, useState } from 'react';
import * as messages from './lesson-times.messages';

interface Joined {
  readonly lessonId: string;
  readonly everySeconds: number;
}

/** Joins a lesson in a tab of its own, which the server counts, and says every minute that the reader is still there. */
export function useJoining() {
  const [joined, setJoined] = useState<Joined | null>(null);
  useEffect(() => {
    if (!joined) return;
    const timer = setInterval(() => {
      // A word that is lost is made up for by the next one.
      execute(StayInLessonDocument, { lessonId: joined.lessonId }).then(
        ({ stayInLiveLesson }) => {
          if (!stayInLiveLesson) setJoined(null);
        },
        () => undefined,
      );
    }, joined.everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [joined]);
  const join = async (lessonId: string): Promise<void> => {
    // Opened by the click itself: a browser lets no page open one later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { joinLiveLesson } = await execute(JoinLessonDocument, { lessonId });
      setJoined({ lessonId, everySeconds: joinLiveLesson.sayAgainIn });
      if (tab) tab.location.replace(joinLiveLesson.url);
      else window.location.assign(joinLiveLesson.url);
    } catch (error) {
      tab?.close();
      toast.error(error instanceof ApiError ? error.message : messages.joinFailed());
    }
  };
  return { join, joinedId: joined?.lessonId };
}
