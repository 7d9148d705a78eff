import * as messages from './home.messages';

/** The first words of the home screen, by the hour of `now` in the reader's time zone. */
export function greeting(firstName: string, now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return messages.goodMorning({ firstName });
  if (hour >= 12 && hour < 18) return messages.goodAfternoon({ firstName });
  return messages.goodEvening({ firstName });
}
