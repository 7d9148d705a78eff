import { type SocialProvider, socialProviderLabels } from '@lyceum/contracts/auth';
import {
  IconBrandAppleFilled,
  IconBrandFacebookFilled,
  IconBrandGoogleFilled,
  IconBrandWechat,
} from '@tabler/icons-react';
import * as messages from './login.messages';
import { rememberChoice } from './remembered-choice';
import classes from './social-buttons.module.css';

const icons = {
  GOOGLE: IconBrandGoogleFilled,
  FACEBOOK: IconBrandFacebookFilled,
  APPLE: IconBrandAppleFilled,
  WECHAT: IconBrandWechat,
} as const satisfies Record<SocialProvider, unknown>;

interface SocialButtonsProps {
  /** The services this server is set up for; none shows nothing. */
  readonly providers: readonly SocialProvider[];
  /** Where to go afterwards. */
  readonly next: string | undefined;
  readonly keepLoggedIn: boolean;
}

/** Ways over other services: links, because the server sends the browser on. */
export function SocialButtons({ providers, next, keepLoggedIn }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <ul className={classes.root} aria-label={messages.otherServices()}>
      {providers.map((provider) => {
        const Icon = icons[provider];
        const label = socialProviderLabels[provider];
        return (
          <li key={provider}>
            <a
              className={classes.button}
              href={socialPath(provider, next, keepLoggedIn)}
              onClick={() => rememberChoice(keepLoggedIn)}
            >
              <Icon size={18} aria-hidden />
              {providers.length > 2 ? label : messages.continueWith({ provider: label })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The server's door to a service. */
export function socialPath(
  provider: SocialProvider,
  next: string | undefined,
  keepLoggedIn: boolean,
): string {
  const query = new URLSearchParams();
  if (next !== undefined) query.set('next', next);
  if (keepLoggedIn) query.set('keep', 'true');
  const search = query.toString();
  return `/auth/social/${provider.toLowerCase()}${search === '' ? '' : `?${search}`}`;
}
