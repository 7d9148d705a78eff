/** The sections of the settings page; `name` is the fragment of its address. */
export const settingsSections = [
  { name: 'profile', label: 'Profile' },
  { name: 'security', label: 'Security' },
  { name: 'sessions', label: 'Sessions' },
  { name: 'friends', label: 'Friends' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'moderation', label: 'Moderation' },
  { name: 'data', label: 'Your data' },
] as const;

export type SettingsSectionName = (typeof settingsSections)[number]['name'];

/** The section a fragment names, with or without its `#`; the first one otherwise. */
export function sectionOf(fragment: string): SettingsSectionName {
  const wanted = fragment.replace(/^#/, '');
  return settingsSections.find(({ name }) => name === wanted)?.name ?? 'profile';
}
