import { commonErrors } from '@lyceum/contracts/common';
import { formatMoney, paymentLinkErrors, type PaymentLinkState } from '@lyceum/contracts/payments';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState, MessageScreen, Page, PageTitle, TextSkeleton, useBrandName } from '@lyceum/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { fetchLink, noteOpened, type PaymentLink } from './payment-link-calls';
import { day } from './payment-words';
import classes from './payments.module.css';
import * as messages from './payment-link.messages';

interface PaymentLinkScreenProps {
  readonly code: string;
  /** To the checkout, for who is logged in. */
  readonly payLink: ReactNode;
  /** To an account, for everybody else. */
  readonly visitorLinks: ReactNode;
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** What a payment link is for, to whoever has it (checklist line 226), and kindly what became of one that is over. */
export function PaymentLinkScreen({ code, ...links }: PaymentLinkScreenProps) {
  const load = useCallback(() => fetchLink(code), [code]);
  const link = useLoad(load);
  useEffect(() => noteOpened(code), [code]);
  if (link.state === loadingState.failed && isNone(link.error))
    return <Message title={messages.noLink()} description={messages.aboutNoLink()} />;
  if (link.state === loadingState.loaded && link.data.state !== 'OPEN') {
    const [title, description] = over[link.data.state]();
    return <Message title={title} description={description} action={aboutOf(link.data, links.linkTo)} />;
  }
  return (
    <Page width="reading">
      <meta name="robots" content="noindex" />
      {link.state === loadingState.loading && <TextSkeleton lines={6} label={messages.loading()} />}
      {link.state === loadingState.failed && (
        <ErrorState level={1} {...failureTexts(link.error)} title={messages.failed()} onRetry={link.retry} />
      )}
      {link.state === loadingState.loaded && <Link link={link.data} {...links} />}
    </Page>
  );
}

interface MessageProps {
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
}

function Message({ title, ...props }: MessageProps) {
  const brandName = useBrandName();
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} {...props} />
    </>
  );
}

const isNone = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([paymentLinkErrors.NOT_FOUND.code, commonErrors.INVALID_INPUT.code] as string[]).includes(error.code);

const over: Readonly<Record<Exclude<PaymentLinkState, 'OPEN'>, () => [title: string, about: string]>> = {
  EXPIRED: () => [messages.expired(), messages.aboutExpired()],
  FULL: () => [messages.full(), messages.aboutFull()],
  DEACTIVATED: () => [messages.deactivated(), messages.aboutDeactivated()],
};

/** An amount with a name has no page of its own. */
const aboutOf = ({ aboutUrl }: PaymentLink, linkTo: PaymentLinkScreenProps['linkTo']): ReactNode =>
  aboutUrl.startsWith('/payments/') ? null : linkTo(aboutUrl, messages.readMore());

function Link({
  link,
  payLink,
  visitorLinks,
  linkTo,
}: Omit<PaymentLinkScreenProps, 'code'> & { readonly link: PaymentLink }) {
  const isLoggedIn = useSession().user !== null;
  const { title, priceMinor, currency, seatsLeft, startsAt, endsAt } = link;
  return (
    <>
      <PageTitle title={title} />
      <div className={classes.parts}>
        <dl className={classes.sums}>
          {startsAt !== null && endsAt !== null && (
            <>
              <dt>{messages.when()}</dt>
              <dd>{messages.fromTo({ start: day(new Date(startsAt)), end: day(new Date(endsAt)) })}</dd>
            </>
          )}
          <dt>{messages.price()}</dt>
          <dd className={classes.total}>{formatMoney(priceMinor, currency)}</dd>
        </dl>
        {seatsLeft !== null && <p className={classes.muted}>{messages.placesLeft({ count: seatsLeft })}</p>}
        <div className={classes.links}>{isLoggedIn ? payLink : visitorLinks}</div>
        {!isLoggedIn && <p className={classes.muted}>{messages.aboutAccount()}</p>}
        {aboutOf(link, linkTo)}
      </div>
    </>
  );
}
