import { languageIn, languageNames } from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { PublishedScreen } from './published-screen';
import { SiteScreen } from './site-screen';

const HomeContent = lazyPart(() =>
  import('../features/marketing/home/home-content').then((it) => it.HomeContent),
);

/** The public site's page at the present path in another language than English, as its editors published it. */
export function TranslatedScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { language, rest } = languageIn(path.slice(1));
  const { tag } = languageNames[language];
  useLayoutEffect(() => speak(tag), [tag]);
  if (rest !== '') return <SiteScreen />;
  return (
    <Suspense>
      <PublishedScreen Content={HomeContent} />
    </Suspense>
  );
}

/** Has the page say which language it is in, as long as it is. */
function speak(tag: string): () => void {
  const { documentElement } = document;
  documentElement.lang = tag;
  return () => {
    documentElement.lang = 'en';
  };
}
