import { type ContentLanguage, languageIn, languageNames, pathIn } from '@lyceum/contracts/cms';
import { siteLanguageElementId } from '@lyceum/contracts/common';
import { useLocation } from '@tanstack/react-router';
import { useContext } from 'react';
import { PageBlocks } from './page-blocks';

/** What else there is in the language of the page that the server sent: titles by the paths in English. */
interface SiteLanguage {
  readonly language: ContentLanguage;
  readonly titles: Readonly<Record<string, string>>;
}

interface SiteWord {
  readonly path: string;
  readonly label: string;
  /** Where it is in the language of the page, which the frame is not. */
  readonly lang?: string;
}

interface SiteWords {
  /** Of all that the frame says, where the page is in another language. */
  readonly frameLang: 'en' | undefined;
  /** @param path in English */
  readonly of: (path: string, label: string) => SiteWord;
}

/** Has the ways through the site lead to what there is in the language of the present page, under the title there. */
export function useSiteWords(): SiteWords {
  const blockOf = useContext(PageBlocks);
  const language = useLocation({ select: ({ pathname }) => languageIn(pathname.slice(1)).language });
  if (language === 'en') return { frameLang: undefined, of: (path, label) => ({ path, label }) };
  // Of English nothing is told.
  const block = blockOf(siteLanguageElementId);
  const said = block ? (JSON.parse(block) as SiteLanguage) : null;
  return {
    frameLang: 'en',
    of: (path, label) => {
      const title = said?.language === language ? said.titles[path] : undefined;
      return title === undefined
        ? { path, label }
        : { path: pathIn(language, path), label: title, lang: languageNames[language].tag };
    },
  };
}
