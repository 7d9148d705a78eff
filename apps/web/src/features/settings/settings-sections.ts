import * as messages from './settings.messages';

/** The sections of the settings page; `name` is the fragment of its address. */
export const settingsSections = [
  { name: 'profile', label: messages.profile },
  { name: 'security', label: messages.security },
  { name: 'sessions', label: messages.sessions },
  { name: 'friends', label: messages.friends },
  { name: 'guardians', label: messages.guardians },
  { name: 'notifications', label: messages.notifications },
  { name: 'moderation', label: messages.moderation },
  { name: 'data', label: messages.yourData },
] as const;

export type SettingsSectionName = (typeof settingsSections)[number]['name'];

/** The section a fragment names, with or without its `#`; the first one otherwise. */
export function sectionOf(fragment: string): SettingsSectionName {
  const wanted = fragment.replace(/^#/, '');
  return settingsSections.find(({ name }) => name === wanted)?.name ?? 'profile';
}
