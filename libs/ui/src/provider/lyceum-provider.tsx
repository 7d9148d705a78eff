import '@mantine/core/styles.layer.css';
import '../styles/fonts.css';
import '../styles/theme.css';
import '../styles/global.css';
import '../styles/touch.css';
import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { listenForFeedback } from '../feedback/feedback-channel';
import type { FeedbackHostProps } from '../feedback/feedback-host';
import { theme } from '../theme/theme';
import { BrandName } from './brand-name';
import { whenIdle } from './when-idle';

export interface LyceumProviderProps extends Partial<FeedbackHostProps> {
  children: ReactNode;
  /** What the installation is called, read by `useBrandName`. */
  brandName?: string;
  /** What a visitor gets who has never chosen; the choice itself is remembered by the browser. */
  defaultColorScheme?: 'auto' | 'light' | 'dark';
}

const ignore = (): void => undefined;

/** Loads toasts and dialogs the moment they are wanted, and ahead of time once the browser has nothing to do; then fonts, too. */
function LazyFeedback(props: FeedbackHostProps) {
  const [Host, setHost] = useState<ComponentType<FeedbackHostProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../feedback/feedback-host').then(
        (module) => setHost(() => module.FeedbackHost),
        // Offline: the next toast or question asks again.
        ignore,
      );
    const stopListening = listenForFeedback(load);
    const stopWaiting = whenIdle(() => {
      load();
      void import('./own-fonts').then(({ fetchOwnFonts }) => fetchOwnFonts(), ignore);
    });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, []);
  return Host && <Host {...props} />;
}

const colorSchemeManager = localStorageColorSchemeManager();
const rootElement = (): HTMLElement => document.documentElement;

/** MantineProvider without what it computes at each start: the theme's variables are a style sheet (../styles/theme.css). */
function Theme({
  defaultColorScheme,
  children,
}: Required<Pick<LyceumProviderProps, 'defaultColorScheme' | 'children'>>) {
  const scheme = useProviderColorScheme({
    defaultColorScheme,
    manager: colorSchemeManager,
    getRootElement: rootElement,
    forceColorScheme: undefined,
  });
  useEffect(() => rootElement().setAttribute('data-respect-reduced-motion', 'true'), []);
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement: rootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

/** Theme, colour scheme, fonts, toasts and dialogs: the outermost element of both front ends. */
export function LyceumProvider({
  children,
  brandName = '',
  defaultColorScheme = 'auto',
  toastPosition = 'bottom-right',
}: LyceumProviderProps) {
  return (
    <Theme defaultColorScheme={defaultColorScheme}>
      <BrandName value={brandName}>{children}</BrandName>
      <LazyFeedback toastPosition={toastPosition} />
    </Theme>
  );
}
