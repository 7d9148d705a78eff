import { DefaultThumbnail } from '@lyceum/ui';
import type { ListedClassFragment } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import classes from './class-card.module.css';
import { moment } from './class-times';
import * as messages from './classes.messages';

/** One class in the list of one's own: what comes next in it, and what is to be done. */
export function ClassCard({ group }: { readonly group: ListedClassFragment }) {
  const { groupTag, courseName, role, thumbnailUrl, heldCnt, lessonsCnt, owedCnt, unseenCnt } = group;
  return (
    <li className={classes.root}>
      <div className={classes.picture} aria-hidden>
        {thumbnailUrl ? <img src={thumbnailUrl} alt="" /> : <DefaultThumbnail id={group.id} />}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} dir="auto">
          <Link to="/lc-dashboard/$groupTag" params={{ groupTag }} className={classes.link ?? ''}>
            {courseName}
          </Link>
        </h3>
        <p className={classes.detail}>
          {groupTag} · {messages.roleLabels[role]()}
        </p>
        <p className={classes.next} dir="auto">
          {nextText(group)}
        </p>
        <p className={classes.detail}>
          {messages.lessonsHeld({ held: String(heldCnt), all: String(lessonsCnt) })}
        </p>
        {owedCnt > 0 && <p className={classes.due}>{messages.toHandIn({ count: owedCnt })}</p>}
        {unseenCnt > 0 && <p className={classes.due}>{messages.toLookAt({ count: unseenCnt })}</p>}
      </div>
    </li>
  );
}

function nextText({ nextLesson }: ListedClassFragment): string {
  if (!nextLesson) return messages.noLessonAhead();
  const { lessonTopic: topic, startDateTime } = nextLesson;
  const at = new Date(startDateTime);
  return at.getTime() <= Date.now()
    ? messages.runsNow({ topic })
    : messages.next({ topic, when: moment(at) });
}
