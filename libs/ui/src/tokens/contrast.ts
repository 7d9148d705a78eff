function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** WCAG 2.2 contrast ratio, 1–21, of two `#rrggbb` colours. */
export function contrastRatio(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (brighter + 0.05) / (darker + 0.05);
}
