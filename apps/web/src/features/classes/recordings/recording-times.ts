/** Seconds as players write them: `1:02:05`, `12:30`. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${String(hours)}:${pad(minutes)}:${pad(whole % 60)}`
    : `${String(minutes)}:${pad(whole % 60)}`;
}
