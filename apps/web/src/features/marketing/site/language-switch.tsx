import { languageNames, type PublicContent } from '@lyceum/contracts/cms';
import classes from './language-switch.module.css';
import * as messages from './site-page.messages';

/** The languages that a page can be read in, where there is more than one. Each is a page of its own, as the server sends it. */
export function LanguageSwitch({ content: { language, languages } }: { readonly content: PublicContent }) {
  if (languages.length < 2) return null;
  return (
    <nav aria-label={messages.languages()} className={classes.root} lang="en">
      {languages.map((one) => {
        const { name, tag } = languageNames[one.language];
        return one.language === language ? (
          <span key={tag} lang={tag} aria-current="true" className={classes.present}>
            {name}
          </span>
        ) : (
          <a key={tag} lang={tag} hrefLang={tag} href={one.path} className={classes.other}>
            {name}
          </a>
        );
      })}
    </nav>
  );
}
