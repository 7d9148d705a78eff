import { deviceId } from './activity/device-id';
import { FrontEndLogs } from './activity/front-end-logs';
import { pageOf } from './activity/page-of';
import { PageViews } from './activity/page-views';
import { postReport } from './activity/post-report';
import { session } from './session';
import { keepSession } from './session-keeper';
import { beforeSignOut } from './sign-out';

/** What goes on behind the screens of a page: its session is kept, and what happens in it is reported. */
export function startBackground(): void {
  keepSession();
  const logs = new FrontEndLogs(postReport, deviceId, () => pageOf(session.route));
  logs.start(window);
  const views = new PageViews(session, postReport, () => window.location.pathname);
  session.onLanded = views.landed;
  session.subscribe(views.followSession);
  beforeSignOut.add(views.leave);
  views.start(window);
}
