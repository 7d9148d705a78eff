import { optionalPart } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { useBrandName } from '@lyceum/ui';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import classes from './course-page.module.css';
import { isFree, priceText } from './course-words';
import * as messages from './courses.messages';
import { GroupList } from './group-list';

export interface CourseLinks {
  /** For visitors: to sign up, and to log in; both lead back here. */
  readonly visitorLinks: ReactNode;
  /** Leads to all published courses. */
  readonly allCourses: ReactNode;
  /** Leads to the form by which one asks about it. */
  readonly askLink: ReactNode;
  readonly classroomLink: (groupTag: string) => ReactNode;
  /** Leads to paying for a seat; null where nobody takes payments here. */
  readonly checkoutLink: ((groupTag: string) => ReactNode) | null;
}

interface CourseArticleProps extends CourseLinks {
  readonly page: CoursePageFragment;
}

/** Only who is signed in has a place, and a way to one. */
const OwnGroups = optionalPart(() => import('./own-groups').then((it) => it.OwnGroups));

export function CourseArticle({ page, allCourses, ...links }: CourseArticleProps) {
  const { course, teachers } = page;
  const { courseName, courseSubtitle, desc, published } = course;
  const brandName = useBrandName();
  useDocumentTitle(messages.titled({ title: courseName, brandName }));
  return (
    <article className={classes.root}>
      {!published && (
        <p className={classes.draft} role="note">
          <meta name="robots" content="noindex" />
          {messages.notPublished()}
        </p>
      )}
      <div className={classes.columns}>
        <CourseBanner course={course} />
        <header className={classes.head}>
          <p className={classes.kind}>{allCourses}</p>
          <h1 className={classes.title} dir="auto">
            {courseName}
          </h1>
          {courseSubtitle !== null && (
            <p className={classes.subtitle} dir="auto">
              {courseSubtitle}
            </p>
          )}
        </header>
        <Offer page={page} {...links} />
        <div className={classes.words}>
          {desc !== null && (
            <section aria-labelledby="course-about">
              <h2 id="course-about" className={classes.sectionTitle}>
                {messages.aboutCourse()}
              </h2>
              <p className={classes.text} dir="auto">
                {desc}
              </p>
            </section>
          )}
          <Teachers teachers={teachers} />
        </div>
      </div>
    </article>
  );
}

/** What it costs, and the classes one can join. */
function Offer({
  page,
  visitorLinks,
  askLink,
  classroomLink,
  checkoutLink,
}: Omit<CourseArticleProps, 'allCourses'>) {
  const { course, groups } = page;
  const { published } = course;
  const { user } = useSession();
  return (
    <section className={classes.offer} aria-labelledby="course-classes">
      <h2 id="course-classes" className={classes.sectionTitle}>
        {messages.classes()}
        <span className={classes.price}>{priceText(course)}</span>
      </h2>
      {!isFree(course) && checkoutLink === null && groups.length > 0 && (
        <p className={classes.paying}>
          <strong>{messages.payingNotOpen()}</strong> {messages.aboutPayingList()}
        </p>
      )}
      {groups.length === 0 ? (
        <p className={classes.muted}>{messages.noClasses()}</p>
      ) : !published ? (
        <GroupList groups={groups} actions={() => null} />
      ) : user ? (
        <Suspense
          fallback={<GroupList groups={groups} actions={() => <span className={classes.actionPlace} />} />}
        >
          <OwnGroups me={user.id} page={page} classroomLink={classroomLink} checkoutLink={checkoutLink} />
        </Suspense>
      ) : (
        <GroupList
          groups={groups}
          actions={({ seatsLeft }) => (
            <>
              {seatsLeft === 0 && <p className={classes.muted}>{messages.aboutWaiting()}</p>}
              <p className={classes.actions}>{visitorLinks}</p>
            </>
          )}
        />
      )}
      <p className={classes.muted}>
        {messages.questions()} {askLink}
      </p>
    </section>
  );
}

function CourseBanner({ course }: Pick<CoursePageFragment, 'course'>) {
  const { bannerUrl, thumbnailUrl } = course;
  const src = bannerUrl ?? thumbnailUrl;
  return src === null ? (
    <div className={classes.drawnBanner} aria-hidden />
  ) : (
    <img className={classes.banner} src={src} alt="" fetchPriority="high" />
  );
}

function Teachers({ teachers }: Pick<CoursePageFragment, 'teachers'>) {
  if (teachers.length === 0) return null;
  return (
    <section aria-labelledby="course-teachers">
      <h2 id="course-teachers" className={classes.sectionTitle}>
        {messages.teachers()}
      </h2>
      <ul className={classes.teachers}>
        {teachers.map(({ showName, title, bio, imgUrl }) => (
          <li key={showName} className={classes.teacher}>
            {imgUrl === null ? (
              <span className={classes.initial} aria-hidden>
                {showName.slice(0, 1)}
              </span>
            ) : (
              <img className={classes.face} src={imgUrl} alt="" loading="lazy" />
            )}
            <div>
              <h3 className={classes.name} dir="auto">
                {showName}
              </h3>
              {title !== null && (
                <p className={classes.muted} dir="auto">
                  {title}
                </p>
              )}
              {bio !== null && (
                <p className={classes.text} dir="auto">
                  {bio}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
