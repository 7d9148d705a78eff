import type { SVGProps } from 'react';

interface ClapIconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** px, default 20. */
  readonly size?: number;
  readonly stroke?: number | string;
  /** Whether the reader has clapped. */
  readonly isFilled?: boolean;
}

/** A hand that claps, with three sparks; Tabler has none. */
export function ClapIcon({ size = 20, stroke = 1.75, isFilled = false, ...props }: ClapIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <g transform="rotate(-16 12 14) translate(1.6 3.6) scale(0.84)">
        <path
          fill={isFilled ? 'currentColor' : 'none'}
          fillOpacity={isFilled ? 0.28 : undefined}
          d="M8 13V5.5a1.5 1.5 0 0 1 3 0V12M11 5.5v-2a1.5 1.5 0 1 1 3 0V12M14 5.5a1.5 1.5 0 0 1 3 0V12M17 7.5a1.5 1.5 0 0 1 3 0V16a6 6 0 0 1-6 6h-2h.208a6 6 0 0 1-5.012-2.7L7 19c-.312-.479-1.407-2.388-3.286-5.728a1.5 1.5 0 0 1 .536-2.022a1.867 1.867 0 0 1 2.28.28L8 13"
        />
      </g>
      <path d="M17.5 3.2l.9-1.7M20.6 5.6l1.8-.7M14.2 2.4V.9" />
    </svg>
  );
}
