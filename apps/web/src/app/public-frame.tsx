import { BrandMark, useBrandName } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { mainId, optionalPart, SkipLink } from '@lyceum/shell';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ExtraBanner } from './extra-banner';
import { AnchorLink, ButtonLink } from './links';
import { toPath } from './pathed';
import * as messages from './public-frame.messages';
import classes from './public-frame.module.css';
import { useSiteWords } from './site-language';
import { showsToolBar } from './tool-segments';

const SchemeToggle = optionalPart(() => import('./scheme-toggle').then((it) => it.ColorSchemeToggle));

const SiteNavigation = optionalPart(() => import('./site-navigation').then((it) => it.SiteNavigation));

/** Below what one comes for. */
const PublicFooter = optionalPart(() => import('./public-footer').then((it) => it.PublicFooter));

/** Where the extra banner shows (checklist line 8). */
const bannerPaths = ['/', '/labnova', '/about-us'];

interface PublicFrameProps {
  readonly children: ReactNode;
}

/** Header and footer of every screen that needs no sign-in. */
export function PublicFrame({ children }: PublicFrameProps) {
  const brandName = useBrandName();
  const { config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { frameLang, of } = useSiteWords();
  const hasTools = showsToolBar(path, config.brandSlug);
  return (
    <div className={classes.root}>
      <div lang={frameLang}>
        <SkipLink />
      </div>
      {config.banner && bannerPaths.includes(path) && <ExtraBanner banner={config.banner} />}
      <header className={classes.header} lang={frameLang}>
        <Link
          {...homeAt(of('/', '').path)}
          activeOptions={{ exact: true }}
          className={classes.home}
          aria-label={messages.home({ brandName })}
        >
          <BrandMark withName size={30} />
        </Link>
        {hasTools ? (
          <div role="group" aria-label={messages.toolBar()} className={classes.tools}>
            <Scheme />
            <AccountLinks />
          </div>
        ) : (
          <div className={classes.tools}>
            <AccountLinks />
          </div>
        )}
      </header>
      {!hasTools && (
        <Suspense fallback={<div className={classes.navigationPlace} />}>
          <SiteNavigation />
        </Suspense>
      )}
      <main id={mainId} className={classes.main}>
        {children}
      </main>
      <Suspense fallback={<div className={classes.footerPlace} />}>
        <PublicFooter scheme={hasTools ? null : <Scheme />} hasNewsletter={!hasTools} />
      </Suspense>
    </div>
  );
}

const homeAt = (path: string) => (path === '/' ? ({ to: '/' } as const) : toPath(path));

/** Nobody's first need: its code comes after the page's. */
function Scheme() {
  return (
    <Suspense fallback={<span className={classes.schemePlace} />}>
      <SchemeToggle />
    </Suspense>
  );
}

/** Asks first (checklist line 29); what for is loaded when somebody wants it. */
const logOut = (): Promise<void> => import('./shell/log-out').then(({ askToLogOut }) => askToLogOut());

function AccountLinks() {
  const { user } = useSession();
  if (user) {
    return (
      <>
        <ButtonLink to="/konnect" size="sm" variant="soft">
          {messages.myLearning()}
        </ButtonLink>
        <button type="button" className={classes.logOut} onClick={() => void logOut()}>
          {messages.logOut()}
        </button>
      </>
    );
  }
  return (
    <>
      <AnchorLink to="/login" className={classes.login}>
        {messages.logIn()}
      </AnchorLink>
      <ButtonLink to="/signup" size="sm">
        {messages.signUp()}
      </ButtonLink>
    </>
  );
}
