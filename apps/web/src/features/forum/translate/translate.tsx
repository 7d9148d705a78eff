import { type TextReference, translationErrors } from '@lyceum/contracts/translation';
import { Button, Loader, NativeSelect } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hasBrowserTranslator } from './browser-translator';
import { keepChosen, type Language, languagesOffered, languagesQuery, languageToBegin } from './languages';
import * as messages from './translate.messages';
import classes from './translate.module.css';
import { useTranslation } from './use-translation';

interface TranslateProps {
  /** What a thread, post or comment says, without its form. */
  readonly text: string;
  /** The thread, post or comment. */
  readonly about: TextReference;
  /** Names what is translated to screen readers: 'thread', 'post by Ada'. */
  readonly subject: string;
  /** Whether the reader has asked for it already. */
  readonly isAsked: boolean;
}

/** Has a text translated, and shows the translation under it; the original stays (checklist lines 123, 124). */
export function Translate({ text, about, subject, isAsked }: TranslateProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const panelId = useId();
  return (
    <div className={classes.root}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconLanguage size={17} stroke={1.75} aria-hidden />}
        aria-label={messages.translateSubject({ subject })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.translate()}
      </Button>
      <div id={panelId}>{isOpen && <TranslatePanel text={text} about={about} />}</div>
    </div>
  );
}

function TranslatePanel({ text, about }: Pick<TranslateProps, 'text' | 'about'>) {
  const server = useQuery(languagesQuery);
  if (server.isPending) return <Loader size="sm" aria-label={messages.loadingTheLanguages()} />;
  const languages = languagesOffered(server.data, hasBrowserTranslator());
  if (languages.length > 0) return <LanguageChoice text={text} about={about} languages={languages} />;
  return (
    <p className={classes.note} role="status">
      {server.isError ? translationErrors.FAILED.message : translationErrors.NOT_AVAILABLE.message}
    </p>
  );
}

interface LanguageChoiceProps extends Pick<TranslateProps, 'text' | 'about'> {
  readonly languages: readonly Language[];
}

function LanguageChoice({ text, about, languages }: LanguageChoiceProps) {
  const [target, setTarget] = useState(() => languageToBegin(languages));
  const { translate, result, isPending, failure } = useTranslation(text, about);
  return (
    <div className={classes.panel}>
      <div className={classes.choice}>
        <NativeSelect
          aria-label={messages.language()}
          size="sm"
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={target}
          onChange={(event) => {
            setTarget(event.currentTarget.value);
            keepChosen(event.currentTarget.value);
          }}
        />
        <Button size="sm" variant="default" loading={isPending} onClick={() => translate(target)}>
          {messages.showTranslation()}
        </Button>
      </div>
      <div role="status">
        {failure !== null && <p className={classes.failure}>{failure}</p>}
        {failure === null && result && !isPending && (
          <div className={classes.box}>
            <p className={classes.title}>{messages.translated()}</p>
            <p className={classes.text} lang={result.target} dir="auto">
              {result.text}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
