import type { ReactNode } from 'react';
import type { ListedCourse } from './course-calls';
import classes from './course-list.module.css';
import { moment, priceText } from './course-words';
import * as messages from './courses.messages';

export interface CoursesProps {
  readonly courses: readonly ListedCourse[];
  readonly courseLink: (courseTag: string, name: string) => ReactNode;
}

/** Published courses, each with its price and what one can join. */
export function Courses({ courses, courseLink }: CoursesProps) {
  if (courses.length === 0) {
    return (
      <div className={classes.none}>
        <h2 className={classes.name}>{messages.noCourses()}</h2>
        <p>{messages.aboutNoCourses()}</p>
      </div>
    );
  }
  return (
    <ul className={classes.courses}>
      {courses.map((listed) => {
        const { course, nextDateTime } = listed;
        return (
          <li key={course.id} className={classes.course}>
            {course.thumbnailUrl === null ? (
              <span className={classes.drawn} aria-hidden>
                {course.courseName.slice(0, 1)}
              </span>
            ) : (
              <img className={classes.picture} src={course.thumbnailUrl} alt="" loading="lazy" />
            )}
            <div>
              <h2 className={classes.name} dir="auto">
                {courseLink(course.courseTag, course.courseName)}
              </h2>
              {course.courseSubtitle !== null && (
                <p className={classes.subtitle} dir="auto">
                  {course.courseSubtitle}
                </p>
              )}
              <p className={classes.facts}>{[priceText(course), stateText(listed)].join(' · ')}</p>
              {nextDateTime !== null && (
                <p className={classes.facts}>
                  <time dateTime={nextDateTime}>
                    {messages.nextAt({ when: moment(new Date(nextDateTime)) })}
                  </time>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function stateText({ openGroupsCnt, hasSeats }: ListedCourse): string {
  if (openGroupsCnt === 0) return messages.closed();
  return hasSeats ? messages.openClasses({ count: openGroupsCnt }) : messages.waitingListOnly();
}
