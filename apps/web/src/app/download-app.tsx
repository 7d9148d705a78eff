import { colonnade, MessageScreen, useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import * as messages from './app.messages';
import { ButtonAnchor } from './links';
import classes from './download-app.module.css';

/** Where the stores look for the app by its name. */
const stores = (brandName: string) =>
  [
    [messages.appStore(), `https://apps.apple.com/us/search?term=${encodeURIComponent(brandName)}`],
    [messages.googlePlay(), `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(brandName)}`],
  ] as const;

/** Stands where chat would (checklist line 24), and leads to it all the same. */
export function DownloadApp({ onContinue }: { readonly onContinue: () => void }) {
  const brandName = useBrandName();
  useDocumentTitle(`${messages.chats()} · ${brandName}`);
  return (
    <MessageScreen
      title={messages.chats()}
      description={messages.downloadOurApp()}
      drawing={colonnade}
      action={
        <div className={classes.stores}>
          {stores(brandName).map(([name, href], index) => (
            <ButtonAnchor
              key={name}
              href={href}
              target="_blank"
              rel="noreferrer"
              variant={index === 0 ? 'filled' : 'outline'}
            >
              {name}
            </ButtonAnchor>
          ))}
          <button type="button" className={classes.continue} onClick={onContinue}>
            {messages.continueInTheBrowser()}
          </button>
        </div>
      }
    />
  );
}
